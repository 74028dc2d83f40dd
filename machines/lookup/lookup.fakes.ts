import { fakeSlots, type Script } from '#machines/fakes.ts'

/** The metals among four that have the term in their name. */
export const findMetals = (term: string) => ['Copper', 'Iron', 'Iron ore', 'Lead'].filter(name => name.includes(term))

/** Filled slots for `lookupMachine<Option>().provide({ actors })`: `find` answers with `options(term)`, `leisure` comes at once. */
export function lookupFakes<Option>({
  options,
  ...script
}: Script<'leisure' | 'find'> & { options: (term: string) => readonly Option[] }) {
  const { slot, calls } = fakeSlots<'leisure' | 'find'>(script)
  return {
    calls,
    actors: {
      leisure: slot<void>('leisure', () => undefined),
      find: slot<readonly Option[], { term: string }>('find', ({ term }) => options(term)),
    },
  }
}
