import { browserStorage } from '#actors/storage.ts'
import type { SessionOwner } from '#machines/session/session.types.ts'
import { isUuid } from '#rules/ids.ts'
import type { UserType } from '#schemas/user.ts'

const steps = ['enrol', 'verify', 'verified'] as const
const types = ['system', 'business', 'collector'] as const satisfies readonly UserType[]
const isOneOf = <Name extends string>(names: readonly Name[], text: string | undefined): text is Name =>
  names.some(name => name === text)

/** Marker for a sign-in in progress. The session owner is then unknown. */
const unsettled = '?'
const signedOut = 'nobody'

const textOf = (sessionOwner: SessionOwner) =>
  sessionOwner
    ? [sessionOwner.userId, sessionOwner.step, sessionOwner.type, ...sessionOwner.permissions].join(' ')
    : signedOut

/**
 * Parses a stored session owner; null if signed out. Undefined for any other text, such as the marker of a sign-in in
 * progress.
 */
function parse(text: string): SessionOwner | undefined {
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
    // BroadcastChannel is not supported, or the page has no origin. Tabs then communicate only through local storage.
    return null
  }
}

/**
 * Shares the session owner between this browser's tabs in two ways:
 * - A marker in local storage can be read synchronously.
 * - Messages on a BroadcastChannel work even if storage is blocked.
 *
 * `realm` separates the sessions of several servers.
 */
export function openTabSync(realm = '') {
  const name = `threereco.session${realm && ` ${realm}`}`
  const channel = openChannel(name)
  /** Last text that this tab sent or received: a session owner or a marker. */
  let last: string | null = null
  /**
   * True if the user left this tab, or the connection was lost, since the server last confirmed the session. Another
   * program might have replaced the cookie in the meantime.
   */
  let wasAway = false
  let messageCount = 0

  /** Returns the stored marker; null if missing, undefined if storage is blocked. */
  const marker = () => browserStorage.read(name)
  const put = (text: string) => {
    // If storage is full, deletes the old marker, which is now wrong. If storage is blocked, there is no marker to
    // delete.
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
    /** Broadcasts the signed-in user to the other tabs; null if signed out. */
    share(sessionOwner: SessionOwner) {
      wasAway = false
      note(textOf(sessionOwner))
    },
    /**
     * Notifies the other tabs that a sign-in is in progress. Until the next `share`, every tab must ask the server
     * which user is signed in.
     */
    invalidate: () => note(unsettled),
    /** True if the shared data show, without a request, that this user is signed in and verified. */
    isSurely(userId: string): boolean {
      const sessionOwner = lastKnown()
      return !wasAway && sessionOwner?.userId === userId && sessionOwner.step === 'verified'
    },
    /**
     * Returns the last known session owner, or null if unknown or signed out. Unconfirmed until the first session check
     * responds.
     */
    lastKnown,
    /** Returns the number of changes received from other tabs. */
    messageCount: () => messageCount,
    /** Calls `onOwner` with each session owner that another tab sends. Returns a function that unsubscribes. */
    watch(onOwner: (sessionOwner: SessionOwner) => void): () => void {
      const listening = new AbortController()
      const { signal } = listening
      // Any script of this origin can send messages here, so invalid ones are ignored.
      const receive = (text: unknown) => {
        if (typeof text !== 'string' || text === last) return
        last = text
        messageCount += 1
        const sessionOwner = parse(text)
        if (sessionOwner !== undefined) onOwner(sessionOwner)
      }
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data))
      addEventListener('storage', ({ key, newValue }) => key === name && receive(newValue), { signal })
      // A frozen page misses messages. This tab therefore reads the marker when it gets the focus.
      addEventListener('focus', () => receive(marker()), { signal })
      addEventListener('blur', noteAway, { signal })
      addEventListener('offline', noteAway, { signal })
      document.addEventListener('visibilitychange', noteAway, { signal })
      return () => {
        listening.abort()
        channel?.close()
      }
    },
  }
}

export type TabSync = ReturnType<typeof openTabSync>
