import { example } from '#machines/example.ts'
import { navigationFakes } from './navigation.fakes.ts'
import { navigationMachine } from './navigation.machine.ts'

export const navigationExample = example({
  machine: navigationMachine<string>(),
  fakes: navigationFakes,
  actors: ['code', 'ask', 'prepare'],
  inputs: { 'before there is an address': undefined },
  events: {
    'address.changed': { type: 'address.changed', address: { path: '/transactions', search: '?page=2' } },
    'link.approached': { type: 'link.approached', path: '/materials' },
  },
  otherEvents: [{ type: 'address.changed', address: { path: '/materials', search: '' } }],
})
