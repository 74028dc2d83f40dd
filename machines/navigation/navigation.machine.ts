/*
 * From the address to the screen on show.
 *
 * As soon as the address is known, the code of its screen is fetched (`fetching`), and with it the screen's first call goes
 * out (`asking`). The screen on show stays until the next one can be shown whole: with its code, and with the answer to its
 * first call where that comes soon. Where the code takes longer than `patience`, the host shows that it is loading (`isLate`);
 * where the answer does, the screen is shown without it, and waits for it by itself.
 *
 * An address with the path of the screen on show changes nothing but the search of that screen, which reads it.
 * Once a screen is shown, what may be needed next is fetched (`prepare`).
 *
 * One machine for every app: `Screen` is what the slot `code` gives.
 */
import { assign, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { actorSlot, unfilled } from '#machines/slot.ts'
import { present, typed } from '#machines/typed.ts'
import type { NavigationContext, NavigationEvent, ScreenAddress } from './navigation.types.ts'

const answerOf = ({ event }: { event: { output: unknown } }) => event.output

/** Shown without the answer to its first call. */
const shown = { target: 'shown', actions: { type: 'show', params: undefined } } as const

/** The machine that shows the screen of the address. */
export function navigationMachine<Screen>() {
  return setup({
    types: typed<{
      context: NavigationContext<Screen>
      events: NavigationEvent
      tags: 'waiting' | 'shown' | 'failed'
    }>(),
    actors: {
      /** Fetches the code of the screen at a path. */
      code: actorSlot<Screen, { path: string }>('navigation', 'code'),
      /** Makes the first call of a screen and gives its answer; a failure is the screen's to tell. */
      ask: actorSlot<unknown, { address: ScreenAddress; screen: Screen }>('navigation', 'ask'),
      /** Fetches what may be needed next. */
      prepare: actorSlot<void, { path: string }>('navigation', 'prepare'),
    },
    actions: {
      /** Fetches the code of the screen at a path, and tells nothing about it. */
      fetchAhead: (_args, _params: { path: string }) => unfilled('navigation', 'fetchAhead'),
      takeAddress: assign((_, address: ScreenAddress) => ({
        address,
        screen: null,
        problem: null,
        isLate: false,
      })),
      takeScreen: assign((_, screen: Screen) => ({ screen })),
      noteLate: assign({ isLate: true }),
      show: assign(({ context: { address, screen } }, answer: unknown) => ({
        shown: address && screen ? { address, screen, answer } : null,
        isLate: false,
      })),
      /** The screen on show stays, and reads its search from the new address. */
      follow: assign(({ context: { shown } }, address: ScreenAddress) => ({
        address,
        shown: shown && { ...shown, address },
        problem: null,
        isLate: false,
      })),
      showProblem: assign((_, error: unknown) => ({ problem: toProblem(error), isLate: false })),
    },
    guards: {
      isOnShow: ({ context: { shown } }, address: ScreenAddress) => shown?.address.path === address.path,
    },
    delays: { patience: 200 },
  }).createMachine({
    id: 'navigation',
    context: { address: null, screen: null, shown: null, isLate: false, problem: null },
    initial: 'idle',
    on: {
      'address.changed': [
        {
          guard: { type: 'isOnShow', params: ({ event }) => event.address },
          target: '.shown',
          actions: { type: 'follow', params: ({ event }) => event.address },
        },
        {
          target: '.fetching',
          reenter: true,
          actions: { type: 'takeAddress', params: ({ event }) => event.address },
        },
      ],
      'link.approached': { actions: { type: 'fetchAhead', params: ({ event }) => event } },
    },
    states: {
      idle: {},
      fetching: {
        tags: ['waiting'],
        invoke: {
          src: 'code',
          input: ({ context }) => ({ path: context.address?.path ?? '' }),
          onDone: { target: 'asking', actions: { type: 'takeScreen', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: { type: 'showProblem', params: ofError } },
        },
        after: { patience: { actions: 'noteLate' } },
      },
      asking: {
        tags: ['waiting'],
        invoke: {
          src: 'ask',
          input: ({ context: { address, screen } }) => ({ address: present(address), screen: present(screen) }),
          onDone: { target: 'shown', actions: { type: 'show', params: answerOf } },
          onError: shown,
        },
        after: { patience: shown },
      },
      shown: {
        tags: ['shown'],
        invoke: {
          src: 'prepare',
          input: ({ context }) => ({ path: context.address?.path ?? '' }),
          // Whatever did not come is asked for again when it is needed, and told there.
          onError: {},
        },
        on: {
          'address.changed': {
            guard: { type: 'isOnShow', params: ({ event }) => event.address },
            actions: { type: 'follow', params: ({ event }) => event.address },
          },
        },
      },
      failed: { tags: ['failed'] },
    },
  })
}
