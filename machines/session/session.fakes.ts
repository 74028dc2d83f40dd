import { type EventObject, fromCallback } from 'xstate'
import { fakeActors, type Script } from '#machines/fakes.ts'
import type { Registration } from '#schemas/authentication.ts'
import type { User } from '#schemas/user.ts'
import { secondFactorMachine } from './second-factor.machine.ts'
import type { Enrolment, RestoredSession, SessionEvent, SessionOwner, TabsEvent } from './session.types.ts'
import { signOutMachine } from './sign-out.machine.ts'

export type SessionCall = 'check' | 'signIn' | 'register' | 'beginEnrolment' | 'verify' | 'signOut' | 'restore'

/** Verified user of a business, without roles or permissions. */
export const someUser: User = {
  id: '7d9f0d3c-4a53-4f5b-9a58-0d3a6c1f2b10',
  name: 'Thandi Nkosi',
  username: 'thandi@example.com',
  type: 'business',
  idNumber: null,
  businessId: '0b6f4c52-9d0e-4a4f-8f0a-5b8f6f1f7c21',
  businesses: [],
  address: null,
  bankDetails: null,
  roles: [],
  permissions: [],
  mfaEnabled: true,
  mfaVerified: true,
  createdAt: '2026-01-15T08:00:00.000Z',
  updatedAt: '2026-01-15T08:00:00.000Z',
}

/** User who has not set up the second factor. */
export const unenrolled: User = { ...someUser, mfaEnabled: false, mfaVerified: false }
export const challenged: User = { ...someUser, mfaVerified: false }

export const stranger: User = { ...someUser, id: '11111111-9d0e-4a4f-8f0a-5b8f6f1f7c21', name: 'Sipho Dube' }

const secret: Enrolment = {
  kind: 'secret',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/threereco:thandi@example.com?secret=JBSWY3DPEHPK3PXP&issuer=threereco',
}

/**
 * Fakes for `sessionMachine.provide({ actors })`. `check` returns `user`. If `user` is a list, each check returns the
 * next entry and repeats the last one, as if the server's flags changed. `sent` records messages to other tabs.
 * `receiveFromTab` simulates a message from another tab. `reconnect` simulates that the connection is back.
 */
export function sessionFakes({
  user = someUser,
  enrolment = secret,
  restored = null,
  ...script
}: Script<SessionCall> & {
  user?: User | readonly [User, ...User[]]
  enrolment?: Enrolment
  /** User who works offline on this device; null by default. */
  restored?: RestoredSession | null
} = {}) {
  const { fake, calls } = fakeActors<SessionCall>(script)
  const [first, ...others] = 'id' in user ? [user] : user
  let current = first
  let isRequested = false
  const answer = () => {
    if (isRequested) current = others.shift() ?? current
    isRequested = true
    return current
  }
  const check = fake<User>('check', answer)
  const secondFactor = { check, verify: fake<void, { code: string }>('verify', () => {}) }
  const signOut = { check, signOut: fake<void>('signOut', () => {}) }
  const sent: TabsEvent[] = []
  const connections = new Set<() => void>()
  const receivers = new Set<(event: SessionEvent) => void>()
  return {
    calls,
    /** Actors of the child machines. */
    secondFactor,
    signOut,
    sent,
    receiveFromTab: (sessionOwner: SessionOwner) => {
      for (const receiver of receivers) receiver({ type: 'session.changedElsewhere', sessionOwner })
    },
    reconnect: () => {
      for (const connect of connections) connect()
    },
    actors: {
      check,
      signIn: fake<void, { username: string; password: string }>('signIn', () => {}),
      register: fake<void, Registration>('register', () => {}),
      beginEnrolment: fake<Enrolment>('beginEnrolment', () => enrolment),
      secondFactor: secondFactorMachine.provide({ actors: secondFactor }),
      signOut: signOutMachine.provide({ actors: signOut }),
      restore: fake<RestoredSession>('restore', () => {
        if (restored) return restored
        throw new Error('No user works offline on this device')
      }),
      connection: fromCallback<EventObject>(({ sendBack }) => {
        connections.add(() => sendBack({ type: 'check.retry' } satisfies SessionEvent))
        return () => connections.clear()
      }),
      tabs: fromCallback<TabsEvent>(({ sendBack, receive }) => {
        receive(event => sent.push(event))
        receivers.add(sendBack)
        return () => receivers.delete(sendBack)
      }),
    },
  }
}
