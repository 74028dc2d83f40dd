import type { SessionSnapshot } from '#machines/session/session.selectors.ts'
import type { Sight } from './sight.ts'

type SessionSight = Sight<SessionSnapshot>

/** What went wrong with the last try, in the words of the server. */
export const wentWrong: SessionSight = {
  when: 'the last try went wrong',
  if: ({ context: { problem } }) => problem !== null,
  sees: ({ context: { problem } }) => [['text', problem?.message ?? '']],
}

/** The fields of another form do not matter. */
const filledInWrongly = (...fields: readonly string[]): SessionSight => {
  const faultsIn = ({ context: { fieldErrors } }: SessionSnapshot) => fields.flatMap(field => fieldErrors[field] ?? [])
  return {
    when: 'a field is filled in wrongly',
    if: snapshot => faultsIn(snapshot).length > 0,
    sees: snapshot => faultsIn(snapshot).map(fault => ['text', fault]),
  }
}

/** A form that can be sent. */
export const canSend = (button: string, ...fields: readonly string[]): readonly SessionSight[] => [
  { sees: [['button', button]] },
  wentWrong,
  filledInWrongly(...fields),
]

/** A form that is being sent, or what it led to is being found out. */
export const sends = (button: string): readonly SessionSight[] => [{ sees: [['button', button, 'in progress']] }]

export const hasToWait = (button: string): readonly SessionSight[] => [
  {
    sees: [
      ['button', button, 'disabled'],
      ['warning', 'Too many tries.'],
      ['text', 'You can try again in 30 s.'],
    ],
    seesNo: [['text', 'Refused: tooMany']],
  },
]

export const unknownYet: readonly SessionSight[] = [
  {
    seesNo: [
      ['heading', ''],
      ['button', ''],
    ],
    because: 'the outline of the page has no words, until the server has told who is signed in',
  },
]
