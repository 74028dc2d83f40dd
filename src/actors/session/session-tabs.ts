import { browserStorage } from '#actors/storage.ts'
import type { Seat } from '#machines/session/session.types.ts'
import { isUuid } from '#rules/ids.ts'
import type { UserType } from '#schemas/user.ts'

const steps = ['enrol', 'verify', 'verified'] as const
const types = ['system', 'business', 'collector'] as const satisfies readonly UserType[]
const isOneOf = <Name extends string>(names: readonly Name[], text: string | undefined): text is Name =>
  names.some(name => name === text)

/** A user is signing in: it is not known yet which one the session will belong to. */
const unsettled = '?'
const signedOut = 'nobody'

const textOf = (seat: Seat) => (seat ? [seat.userId, seat.step, seat.type, ...seat.permissions].join(' ') : signedOut)

/** The seat that a text names; undefined for any other text, such as that of a tab that is signing in. */
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
    // The browser has none, or the page has no origin: the storage alone has to do.
    return null
  }
}

/**
 * Shares between the tabs of this browser which user the session belongs to. It uses a marker in local storage, which can be
 * read without waiting, and messages on a channel, which work where storage is forbidden. `realm` separates the sessions of
 * several servers that this origin talks to.
 */
export function openSeats(realm = '') {
  const name = `threereco.session${realm && ` ${realm}`}`
  const channel = openChannel(name)
  /** The text that this tab told or heard last. */
  let last: string | null = null
  /** True if the user left this tab since the server last confirmed the session: another program may have replaced its cookie. */
  let wasAway = false
  let heard = 0

  /** The marker; null when there is none, undefined when storage is forbidden. */
  const marker = () => browserStorage.read(name)
  const put = (text: string) => {
    // Full storage: the old marker would be wrong, so it is removed. Forbidden storage has no marker.
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
    /** Tells the other tabs which user the server has found signed in; null for none. */
    tell(seat: Seat) {
      wasAway = false
      note(textOf(seat))
    },
    /** Tells the other tabs that a user is signing in: until the next `tell`, every tab has to ask the server. */
    unsettle: () => note(unsettled),
    /** True if this tab knows, without asking the server, that the session is still this user's, and verified. */
    isSurely(userId: string): boolean {
      const seat = lastKnown()
      return !wasAway && seat?.userId === userId && seat.step === 'verified'
    },
    /** The user whom this browser had last, as a guess before the server has answered; null if none is known. */
    lastKnown,
    /** How often another tab has told something new. */
    heard: () => heard,
    /** Calls back with each seat that another tab tells. Returns a function that ends this. */
    watch(onSeat: (seat: Seat) => void): () => void {
      const listening = new AbortController()
      const { signal } = listening
      // Any script of this origin can post here, so a message that is no seat is ignored.
      const hear = (text: unknown) => {
        if (typeof text !== 'string' || text === last) return
        last = text
        heard += 1
        const seat = parse(text)
        if (seat !== undefined) onSeat(seat)
      }
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data))
      addEventListener('storage', ({ key, newValue }) => key === name && hear(newValue), { signal })
      // A frozen page hears nothing until it is shown again.
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
