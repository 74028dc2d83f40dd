import { fakeSlots, type Script } from '#machines/fakes.ts'

/** Filled slots for `lookupMachine<Option>().provide({ actors })`: `find` answers with `options(term)`. */
export function lookupFakes<Option>({
  options,
  ...script
}: Script<'find'> & { options: (term: string) => readonly Option[] }) {
  const { slot, calls } = fakeSlots<'find'>(script)
  return { calls, actors: { find: slot<readonly Option[], { term: string }>('find', ({ term }) => options(term)) } }
}
