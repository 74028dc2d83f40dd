/*
 * Loads the screen for the current URL.
 *
 * - Owner: the app, one instance. `Screen` is the result type of the actor `code`. Input: `address.changed`.
 * - `fetching` loads the screen's code. `requesting` sends the screen's first request.
 * - The previous screen stays visible until the new one has its code and its first response.
 * - If the code takes longer than `slowThreshold`, `isLate` is true and the host shows a loading state. If the response
 *   takes longer, the screen renders without it.
 * - A URL with the same path and another query string only updates the visible screen.
 * - After a screen is shown, the actor `prepare` prefetches screens that the user might open next.
 */
import { assign, setup } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { hostActor, missingImplementation } from '#machines/implementation.ts'
import { present, typed } from '#machines/typed.ts'
import type { NavigationContext, NavigationEvent, ScreenAddress } from './navigation.types.ts'

const answerOf = ({ event }: { event: { output: unknown } }) => event.output

/** Shows the screen without the response to its first request. */
const shown = { target: 'shown', actions: { type: 'show', params: undefined } } as const

export function navigationMachine<Screen>() {
  return setup({
    types: typed<{
      context: NavigationContext<Screen>
      events: NavigationEvent
      tags: 'waiting' | 'shown' | 'failed'
    }>(),
    actors: {
      /** Loads the code of the screen at this path. */
      code: hostActor<Screen, { path: string }>('navigation', 'code'),
      /** Sends a screen's first request and returns the response. If the request fails, the screen shows the error. */
      ask: hostActor<unknown, { address: ScreenAddress; screen: Screen }>('navigation', 'ask'),
      /** Prefetches code that the user might need after the screen at this path. */
      prepare: hostActor<void, { path: string }>('navigation', 'prepare'),
    },
    actions: {
      /** Prefetches the code of the screen at this path. Ignores failures. */
      fetchAhead: (_args, _params: { path: string }) => missingImplementation('navigation', 'fetchAhead'),
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
      /** Keeps the visible screen and passes the new URL to it, because the screen reads the query string. */
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
    delays: { slowThreshold: 200 },
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
          onDone: { target: 'requesting', actions: { type: 'takeScreen', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: { type: 'showProblem', params: ofError } },
        },
        after: { slowThreshold: { actions: 'noteLate' } },
      },
      requesting: {
        tags: ['waiting'],
        invoke: {
          src: 'ask',
          input: ({ context: { address, screen } }) => ({ address: present(address), screen: present(screen) }),
          onDone: { target: 'shown', actions: { type: 'show', params: answerOf } },
          onError: shown,
        },
        after: { slowThreshold: shown },
      },
      shown: {
        tags: ['shown'],
        invoke: {
          src: 'prepare',
          input: ({ context }) => ({ path: context.address?.path ?? '' }),
          // Failed prefetches are ignored: the code is loaded again, with error handling, when needed.
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
