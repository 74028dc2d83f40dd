/*
 * Signing in, from the first look at who is there to signing out.
 *
 * The server's flags alone decide the stage: after every step the machine asks again who is signed in and sorts by the
 * answer, so a server that sets its flags one at a time works too. While it asks, the stage stays what it was.
 * A session that ends while somebody works puts that work on hold (`held`), until somebody is verified again.
 * The session is one for all tabs of a browser: they tell each other (`tabs`), and where another person has taken it, or
 * nobody is signed in any more, the screen is covered at once.
 */
import { ofRegistration, sent, submit } from './session.forms.ts'
import { nobody, ofSeat, session, showProblem, steps, takeUser, to, when } from './session.setup.ts'

/** A form on its way is heard out, as it asks by itself who is there; but no work may show under it meanwhile. */
const sending = { tags: ['busy'], on: { 'session.changedElsewhere': { guard: 'hasNoOwner' } } } as const

/** Both stages of the second factor, where somebody signed in and is not verified. */
const unverified = session.createStateConfig({
  entry: 'tellSeat',
  on: { 'session.changedElsewhere': [to.coveredOnNews, to.rechecking] },
  initial: 'ready',
  states: {
    ready: {
      always: { guard: 'isLocked', target: 'locked' },
      on: {
        'code.submit': submit('verifying'),
        'form.reset': { actions: 'clearProblem' },
        'signOut.request': 'signingOut',
        'session.expired': 'rechecking',
      },
    },
    // A 401 is a wrong code or a session that is over: only asking again tells which.
    verifying: {
      tags: ['busy'],
      on: { 'signOut.request': 'signingOut' },
      invoke: {
        src: 'verify',
        input: sent.code,
        onDone: 'confirming',
        onError: [when.unauthorized('rechecking', showProblem), when.unanswered('codeUnanswered'), to.locked, to.ready],
      },
    },
    // It may be taken. Where nobody can be asked, the problem stays on show.
    codeUnanswered: {
      tags: ['busy'],
      invoke: { src: 'check', onDone: [to.covered, to.sorting], onError: [to.signedOut, 'ready'] },
    },
    // It was taken: the server's flags must say so now.
    confirming: {
      tags: ['busy'],
      invoke: {
        src: 'check',
        onDone: [to.covered, when.noFurther('ready', 'showNotNoted'), to.sorting],
        onError: [to.signedOut, to.unchecked],
      },
    },
    locked: {
      tags: ['locked'],
      on: { 'signOut.request': 'signingOut', 'session.expired': 'rechecking' },
      after: { lockPeriod: { target: 'ready', actions: 'unlock' } },
    },
    signingOut: steps.signingOut,
    leftUnanswered: steps.leftUnanswered,
    // A wrong code has been refused by then: the next one need not wait for the answer.
    rechecking: {
      ...steps.rechecking,
      on: { 'code.submit': submit('verifying'), 'form.reset': { actions: 'clearProblem' } },
    },
  },
})

export const sessionMachine = session.createMachine({
  id: 'session',
  context: nobody,
  invoke: { src: 'tabs', id: 'tabs' },
  initial: 'checking',
  states: {
    checking: {
      ...steps.rechecking,
      tags: ['unknown', 'busy'],
      // The answer on its way may be about the one who was there before.
      on: { 'session.changedElsewhere': { target: 'checking', reenter: true } },
    },

    sorting: {
      always: [
        { guard: 'isUnenrolled', target: 'enrolling' },
        { guard: 'isUnverified', target: 'challenged' },
        { target: 'verified', actions: 'arrive' },
      ],
    },

    signedOut: {
      tags: ['signedOut'],
      on: { 'session.changedElsewhere': [to.coveredOnNews, to.rechecking] },
      exit: 'dropRegistration',
      initial: 'ready',
      states: {
        ready: {
          // It holds a password, and is known to be made or not by now.
          entry: 'dropRegistration',
          always: { guard: 'isLocked', target: 'locked' },
          on: {
            'signIn.submit': submit('signingIn'),
            'register.submit': submit('registering'),
            'form.reset': { actions: 'clearProblem' },
            'signOut.request': { guard: 'isHeld', target: 'signingOut' },
          },
        },
        // Whether somebody is signed in could not be found out. Going from one form to another does not change that.
        unchecked: {
          on: {
            'signIn.submit': submit('signingIn'),
            'register.submit': submit('registering'),
            'check.retry': { target: 'rechecking', actions: 'clearProblem' },
            'signOut.request': { guard: 'isHeld', target: 'signingOut' },
          },
        },
        signingIn: {
          ...sending,
          entry: 'tellUnsettled',
          invoke: {
            src: 'signIn',
            input: sent.credentials,
            onDone: 'settling',
            onError: [to.locked, when.unanswered('signInUnanswered'), to.ready],
          },
        },
        // It may be done: only asking tells. Else what went wrong stays on show.
        signInUnanswered: {
          ...sending,
          invoke: { src: 'check', onDone: { ...to.sorting, actions: [takeUser, 'clearProblem'] }, onError: 'ready' },
        },
        registering: {
          ...sending,
          entry: [{ type: 'holdRegistration', params: ofRegistration }, 'tellUnsettled'],
          invoke: {
            src: 'register',
            input: sent.registration,
            onDone: 'settling',
            onError: [to.locked, when.taken('ready'), when.unanswered('registrationUnanswered'), to.ready],
          },
        },
        // It may be done: who can sign in with it has an account.
        registrationUnanswered: {
          ...sending,
          invoke: {
            src: 'signIn',
            input: sent.newCredentials,
            onDone: { target: 'settling', actions: 'clearProblem' },
            onError: [
              when.unauthorized('ready', 'showNotRegistered'),
              { target: 'ready', actions: 'showPerhapsRegistered' },
            ],
          },
        },
        // It went well: the server must know the user now.
        settling: {
          ...sending,
          invoke: {
            src: 'check',
            onDone: to.sorting,
            onError: [when.unauthorized('ready', 'showNotKept'), { target: 'unchecked', actions: showProblem }],
          },
        },
        locked: { ...unverified.states.locked, on: { 'signOut.request': { guard: 'isHeld', target: 'signingOut' } } },
        rechecking: steps.rechecking,
        signingOut: steps.signingOut,
        leftUnanswered: steps.leftUnanswered,
      },
    },

    enrolling: {
      ...unverified,
      tags: ['enrol'],
      states: {
        ...unverified.states,
        ready: {
          ...unverified.states.ready,
          always: [
            { guard: 'hasNoEnrolment', target: 'beginning' },
            { guard: 'isLocked', target: 'locked' },
          ],
        },
        beginning: {
          tags: ['busy'],
          on: { 'signOut.request': 'signingOut' },
          invoke: {
            src: 'beginEnrolment',
            onDone: { target: 'ready', actions: { type: 'takeEnrolment', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: showProblem },
          },
        },
        // Perhaps the session is over: ask that first, then begin again.
        failed: {
          on: {
            'enrolment.retry': { target: 'rechecking', actions: 'clearProblem' },
            'signOut.request': 'signingOut',
            'session.expired': 'rechecking',
          },
        },
      },
    },

    challenged: { ...unverified, tags: ['verify'] },

    verified: {
      tags: ['verified'],
      entry: 'tellSeat',
      // Work is put on hold until it is clear who is there.
      on: { 'session.changedElsewhere': [to.coveredOnNews, { ...to.rechecking, actions: 'hold' }] },
      initial: 'ready',
      states: {
        ready: {
          on: {
            'user.refresh': 'refreshing',
            'signOut.request': 'signingOut',
            'session.expired': { target: 'rechecking', actions: 'hold' },
          },
        },
        // Silent: a failure other than the end of the session says nothing about the user, who stays as known.
        refreshing: {
          on: { 'signOut.request': 'signingOut', 'session.expired': { target: 'rechecking', actions: 'hold' } },
          invoke: {
            src: 'check',
            onDone: [to.covered, when.stillVerified('ready', takeUser), { ...to.sorting, actions: ['hold', takeUser] }],
            onError: [when.unauthorized('#session.signedOut', ['hold', 'forget']), 'ready'],
          },
        },
        rechecking: steps.rechecking,
        signingOut: steps.signingOut,
        leftUnanswered: steps.leftUnanswered,
      },
    },

    // Nothing is left of the one who worked here, and somebody has to say so before anything else is shown.
    covered: {
      tags: ['covered'],
      on: {
        'cover.lift': 'checking',
        'session.changedElsewhere': [
          { guard: { type: 'isBack', params: ofSeat }, target: 'checking' },
          { actions: { type: 'takeSeat', params: ofSeat } },
        ],
      },
      exit: 'forgetAll',
    },
  },
})
