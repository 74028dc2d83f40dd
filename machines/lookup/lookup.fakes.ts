import { assign } from 'xstate'
import { fakeActors, type Script } from '#machines/fakes.ts'
import type { FirstHits, LookupContext, LookupEvent } from './lookup.types.ts'

export const findMetals = (term: string) => ['Copper', 'Iron', 'Iron ore', 'Lead'].filter(name => name.includes(term))

/**
 * Fakes for `lookupMachine<Option>().provide({ actors, actions })`. `find` returns `options(term)`, `leisure` resolves
 * immediately, and `remembered` lists the chosen options, latest first.
 */
export function lookupFakes<Option>({
  options,
  remembered = [],
  ...script
}: Script<'leisure' | 'find'> & { options: (term: string) => readonly Option[]; remembered?: readonly Option[] }) {
  const { fake, calls } = fakeActors<'leisure' | 'find'>(script)
  const browser = { remembered }
  return {
    calls,
    actors: {
      leisure: fake<void>('leisure', () => undefined),
      find: fake<FirstHits<Option>, { term: string }>('find', ({ term }) => {
        const found = options(term)
        return { options: found, total: found.length }
      }),
    },
    actions: {
      recall: assign<LookupContext<Option>, LookupEvent<Option>, unknown, LookupEvent<Option>, never>(() => ({
        recent: browser.remembered,
      })),
      remember: (_: unknown, { option }: { option: Option }) => {
        browser.remembered = [option, ...browser.remembered]
      },
    },
  }
}
