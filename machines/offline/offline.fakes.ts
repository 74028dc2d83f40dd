import { exampleTime } from '#machines/example.ts'
import { fakeActors, type Script } from '#machines/fakes.ts'
import type { OfflineData } from './offline.types.ts'

export type OfflineCall = 'load' | 'store' | 'clear' | 'keep' | 'due'

const hour = 60 * 60_000

export const someOfflineData: OfflineData = {
  since: exampleTime - 400 * hour,
  confirmedAt: exampleTime - hour,
  refreshedAt: exampleTime - 3 * hour,
  parts: [
    { name: 'materials', entries: 44, bytes: 9200, refreshedAt: exampleTime - 3 * hour },
    { name: 'buyers', entries: 38, bytes: 6100, refreshedAt: exampleTime - 3 * hour },
    { name: 'sellers', entries: 9, bytes: 1300, refreshedAt: exampleTime - 3 * hour },
    { name: 'permissions', entries: 14, bytes: 800, refreshedAt: exampleTime - hour },
    { name: 'profile', entries: 1, bytes: 400, refreshedAt: exampleTime - hour },
    { name: 'unsent', entries: 2, bytes: 3400, refreshedAt: exampleTime - hour },
  ],
  isPersistent: false,
  free: 1_900_000_000,
}

/**
 * Fakes for `offlineMachine.provide({ actors })`. By default, the user does not work offline. A refresh is never due.
 */
export function offlineFakes({
  stored = null,
  hanging = ['due'],
  ...script
}: Script<OfflineCall> & { stored?: OfflineData | null } = {}) {
  const { fake, calls } = fakeActors<OfflineCall>({ hanging, ...script })
  return {
    calls,
    actors: {
      load: fake<OfflineData | null>('load', () => stored),
      store: fake<OfflineData>('store', () => someOfflineData),
      clear: fake<void>('clear', () => undefined),
      keep: fake<OfflineData | null>('keep', () => ({ ...someOfflineData, isPersistent: true })),
      due: fake<void, { refreshedAt: number }>('due', () => undefined),
    },
  }
}
