/*
 * Signing in, from the first look at who is there to signing out.
 *
 * The server's flags alone decide the stage: after every step the machine asks again who is signed in and sorts by the
 * answer, so a server that sets its flags one at a time works too. While it asks, the stage stays what it was.
 * A session that ends while somebody works puts that work on hold (`held`), until somebody is verified again.
 * The session is one for all tabs of a browser: they tell each other (`tabs`), and where another person has taken it, or
 * nobody is signed in any more, the screen is covered at once.
 */
import { ofError } from '#machines/errors.ts'
import { another, covered, following, followingAtWork, hearingOut, ofAnswer } from './session.elsewhere.ts'
import { registering, registrationUnanswered, signInUnanswered, signingIn, submittingForms } from './session.forms.ts'
import { nobody, session } from './session.setup.ts'
import {
  codeUnanswered,
  confirming,
  ending,
  leaving,
  leftUnanswered,
  locked,
  rechecking,
  settling,
  signingOut,
  submittingCode,
  verifying,
} from './session.steps.ts'

export const sessionMachine = session.createMachine({
  id: 'session',
  context: ({ input }) => ({ ...nobody, now: input.now }),
  invoke: { src: 'tabs', id: 'tabs' },
  initial: 'checking',
  states: {
    checking: {
      ...rechecking,
      tags: ['unknown', 'busy'],
      // The answer on its way may be about whoever was there before.
      on: { 'session.changedElsewhere': { target: 'checking', reenter: true } },
    },

    covered,

    sorting: {
      always: [
        { guard: 'isUnenrolled', target: 'enrolling' },
        { guard: 'isUnverified', target: 'challenged' },
        { target: 'verified', actions: 'arrive' },
      ],
    },

    signedOut: {
      tags: ['signedOut'],
      on: following,
      exit: 'dropRegistration',
      initial: 'ready',
      states: {
        ready: {
          // It holds a password, and is known to be made or not by now.
          entry: 'dropRegistration',
          always: { guard: 'isLocked', target: 'locked' },
          on: { ...submittingForms.on, 'form.reset': { actions: 'clearProblem' } },
        },
        // Whether somebody is signed in could not be found out. Going from one form to another does not change that.
        unchecked: {
          on: { ...submittingForms.on, 'check.retry': { target: 'rechecking', actions: 'clearProblem' } },
        },
        signingIn,
        signInUnanswered,
        registering,
        registrationUnanswered,
        settling: { ...settling, on: hearingOut },
        rechecking,
        signingOut,
        leftUnanswered,
        locked: { ...locked, on: { 'signOut.request': { guard: 'isHeld', target: 'signingOut' } } },
      },
    },

    enrolling: {
      tags: ['enrol'],
      entry: 'tellSeat',
      on: following,
      initial: 'ready',
      states: {
        ready: {
          always: [
            { guard: 'hasNoEnrolment', target: 'beginning' },
            { guard: 'isLocked', target: 'locked' },
          ],
          on: { ...submittingCode.on, ...leaving },
        },
        beginning: {
          tags: ['busy'],
          on: { 'signOut.request': 'signingOut' },
          invoke: {
            src: 'beginEnrolment',
            onDone: {
              target: 'ready',
              actions: { type: 'takeEnrolment', params: ({ event }) => event.output },
            },
            onError: { target: 'failed', actions: { type: 'showProblem', params: ofError } },
          },
        },
        // Perhaps the session is over: ask that first, then begin again.
        failed: { on: { 'enrolment.retry': { target: 'rechecking', actions: 'clearProblem' }, ...leaving } },
        verifying,
        codeUnanswered,
        confirming,
        // A wrong code has been refused by then: the next one need not wait for the answer.
        rechecking: { ...rechecking, on: submittingCode.on },
        signingOut,
        leftUnanswered,
        locked: { ...locked, on: leaving },
      },
    },

    challenged: {
      tags: ['verify'],
      entry: 'tellSeat',
      on: following,
      initial: 'ready',
      states: {
        ready: {
          always: { guard: 'isLocked', target: 'locked' },
          on: { ...submittingCode.on, ...leaving },
        },
        verifying,
        codeUnanswered,
        confirming,
        // A wrong code has been refused by then: the next one need not wait for the answer.
        rechecking: { ...rechecking, on: submittingCode.on },
        signingOut,
        leftUnanswered,
        locked: { ...locked, on: leaving },
      },
    },

    verified: {
      tags: ['verified'],
      entry: 'tellSeat',
      on: followingAtWork,
      initial: 'ready',
      states: {
        ready: { on: { 'user.refresh': 'refreshing', ...ending } },
        // Silent: a failure other than the end of the session says nothing about the user, who stays as known.
        refreshing: {
          on: ending,
          invoke: {
            src: 'check',
            onDone: [
              another,
              {
                guard: { type: 'staysVerified', params: ofAnswer },
                target: 'ready',
                actions: { type: 'takeUser', params: ofAnswer },
              },
              { target: '#session.sorting', actions: ['hold', { type: 'takeUser', params: ofAnswer }] },
            ],
            onError: [
              {
                guard: { type: 'isUnauthorized', params: ofError },
                target: '#session.signedOut',
                actions: ['hold', 'forget'],
              },
              { target: 'ready' },
            ],
          },
        },
        rechecking,
        signingOut,
        leftUnanswered,
      },
    },
  },
})
