import { browserStorage } from '#actors/storage.ts'
import type { Seat } from '#machines/session/session.types.ts'
import { isUuid } from '#rules/ids.ts'
import type { UserType } from '#schemas/user.ts'

const steps = ['enrol', 'verify', 'verified'] as const
const types = ['system', 'business', 'collector'] as const satisfies readonly UserType[]
const isOneOf = <Name extends string>(names: readonly Name[], text: string | undefined): text is Name =>
  names.some(name => name === text)

/** Marks a sign-in in progress, when the session owner is unknown. */
const unsettled = '?'
const signedOut = 'nobody'

const textOf = (seat: Seat) => (seat ? [seat.userId, seat.step, seat.type, ...seat.permissions].join(' ') : signedOut)

/** Parses a session owner. Undefined for any other text, such as the marker of a sign-in in progress. */
function parse(text: string): Seat | undefined {
  if (text === signedOut) return null
  const [userId = '', step, type, ...permissions] = text.split(' ')
  return isUuid(userId) && isOneOf(steps, step) && isOneOf(types, type)
    ? { userId, step, type, permissions }
    : undefined
}

function openChannel(name: string) {
  try {
    return new BroadcastChannel(name)
  } catch {
    // Not supported, or the page has no origin. Storage alone must suffice.
    return null
  }
}

/**
 * Shares the session owner between the tabs of this browser. A marker in local storage can be read synchronously.
 * Messages on a BroadcastChannel work even if storage is blocked. `realm` separates the sessions of several servers.
 */
export function openSeats(realm = '') {
  const name = `threereco.session${realm && ` ${realm}`}`
  const channel = openChannel(name)
  /** Last text that this tab sent or received. */
  let last: string | null = null
  /**
   * True if the user left this tab since the server last confirmed the session: another program might have replaced the
   * cookie.
   */
  let wasAway = false
  let heard = 0

  /** Returns the marker; null if there is none, undefined if storage is blocked. */
  const marker = () => browserStorage.read(name)
  const put = (text: string) => {
    // If storage is full, deletes the old marker, which would be wrong. Blocked storage has no marker.
    if (!browserStorage.write(name, text)) browserStorage.drop(name)
  }
  const current = () => {
    const text = marker()
    return text === undefined ? last : text
  }
  const lastKnown = () => parse(current() ?? '') ?? null
  const note = (text: string) => {
    const isKnown = text === current()
    last = text
    if (isKnown) return
    put(text)
    if (channel) channel.postMessage(text)
  }

  const noteAway = () => {
    wasAway = true
  }

  return {
    /** Sends the signed-in user to the other tabs; null if signed out. */
    tell(seat: Seat) {
      wasAway = false
      note(textOf(seat))
    },
    /** Notifies other tabs that a sign-in is in progress. Every tab must ask the server until the next `tell`. */
    unsettle: () => note(unsettled),
    /** True if this tab knows without a request that the session belongs to this verified user. */
    isSurely(userId: string): boolean {
      const seat = lastKnown()
      return !wasAway && seat?.userId === userId && seat.step === 'verified'
    },
    /** Returns the last known session owner, as a guess before the first check; null if unknown. */
    lastKnown,
    /** Returns the number of changes that other tabs sent. */
    heard: () => heard,
    /** Calls `onSeat` with each session owner from another tab. Returns a function that unsubscribes. */
    watch(onSeat: (seat: Seat) => void): () => void {
      const listening = new AbortController()
      const { signal } = listening
      // Any script of this origin can post here, so invalid messages are ignored.
      const hear = (text: unknown) => {
        if (typeof text !== 'string' || text === last) return
        last = text
        heard += 1
        const seat = parse(text)
        if (seat !== undefined) onSeat(seat)
      }
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data))
      addEventListener('storage', ({ key, newValue }) => key === name && hear(newValue), { signal })
      // A frozen page receives no messages until it is visible again.
      addEventListener('focus', () => hear(marker()), { signal })
      addEventListener('blur', noteAway, { signal })
      document.addEventListener('visibilitychange', noteAway, { signal })
      return () => {
        listening.abort()
        channel?.close()
      }
    },
  }
}

export type Seats = ReturnType<typeof openSeats>
