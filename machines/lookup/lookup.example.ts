import { example } from '#machines/example.ts'
import { lookupFakes } from './lookup.fakes.ts'
import { lookupMachine } from './lookup.machine.ts'

const metals = ['Copper', 'Iron', 'Iron ore', 'Lead']

export const lookupExample = example({
  machine: script =>
    lookupMachine<string>().provide({
      actors: lookupFakes({ options: term => metals.filter(name => name.includes(term)), ...script }).actors,
    }),
  slots: ['leisure', 'find'],
  inputs: { 'an empty field': { term: '' }, 'a term in the address': { term: 'Iron' } },
  events: {
    'lookup.open': { type: 'lookup.open' },
    'term.type': { type: 'term.type', term: 'Lead' },
    'lookup.retry': { type: 'lookup.retry' },
  },
})
