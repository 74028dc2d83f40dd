import { example } from '#machines/example.ts'
import { findMetals, lookupFakes } from './lookup.fakes.ts'
import { lookupMachine } from './lookup.machine.ts'

export const lookupExample = example({
  machine: script =>
    lookupMachine<string>().provide({ actors: lookupFakes({ options: findMetals, ...script }).actors }),
  slots: ['leisure', 'find'],
  inputs: { 'an empty field': { term: '' }, 'a term in the address': { term: 'Iron' } },
  events: {
    'lookup.open': { type: 'lookup.open' },
    'term.type': { type: 'term.type', term: 'Lead' },
    'lookup.retry': { type: 'lookup.retry' },
  },
  otherEvents: [{ type: 'term.type', term: 'Iron' }],
})
