import { example } from '#machines/example.ts'
import type { Reference } from '#schemas/reference.ts'
import { findMetals, lookupFakes } from './lookup.fakes.ts'
import { lookupMachine } from './lookup.machine.ts'

const metals = (term: string) => findMetals(term).map(name => ({ id: name, name }))

export const lookupExample = example({
  machine: lookupMachine<Reference>(),
  fakes: script => lookupFakes<Reference>({ options: metals, ...script }),
  actors: ['leisure', 'find'],
  inputs: { 'an empty field': { term: '' }, 'a term in the address': { term: 'Iron' } },
  events: {
    'lookup.open': { type: 'lookup.open' },
    'term.type': { type: 'term.type', term: 'Lead' },
    'lookup.retry': { type: 'lookup.retry' },
    'option.choose': { type: 'option.choose', option: { id: 'Lead', name: 'Lead' } },
    'creation.begin': { type: 'creation.begin' },
    'creation.cancel': { type: 'creation.cancel' },
  },
  otherEvents: [{ type: 'term.type', term: 'Iron' }],
})
