import type { SnapshotFrom } from 'xstate'
import { memberOf } from '#machines/member/member.selectors.ts'
import type { membersMachine } from '#machines/members/members.machine.ts'
import type { Sight, Sights, Thing, Way } from './sight.ts'

type Role = { id: string; name: string }
type Snapshot = SnapshotFrom<ReturnType<typeof membersMachine<Role>>>

/** What is seen of each role of which something is the case. */
const ofEach = (
  when: string,
  isCase: (is: { busy: boolean; joining: boolean; problem: string | undefined }) => boolean,
  sees: (name: string, problem: string) => readonly Thing[],
): Sight<Snapshot> => {
  const all = ({ context: { members } }: Snapshot) =>
    members.flatMap(ref => {
      const member = ref.getSnapshot()
      const problem = member.context.problem?.message
      const isSo = isCase({ busy: member.hasTag('busy'), joining: member.hasTag('joining'), problem })
      return isSo ? [{ name: memberOf(ref).name, problem: problem ?? '' }] : []
    })
  return {
    when,
    if: snapshot => all(snapshot).length > 0,
    sees: snapshot => all(snapshot).flatMap(({ name, problem }) => sees(name, problem)),
  }
}

const left: readonly Sight<Snapshot>[] = [{ because: 'the screen was left, and the calls end behind the next one' }]

export const rolesSights: Sights<Snapshot> = {
  open: [
    {
      sees: [
        ['heading', 'Roles'],
        ['field', 'Add a role'],
        ['text', 'Changes here are saved at once.'],
      ],
    },
    ofEach(
      'a role is there',
      ({ busy, problem }) => !busy && problem === undefined,
      name => [
        ['text', name],
        ['button', `Remove ${name}`],
      ],
    ),
    ofEach(
      'a role is being added',
      ({ busy, joining }) => busy && joining,
      name => [['text', `${name}Adding…`]],
    ),
    ofEach(
      'a role could not be added',
      ({ busy, joining, problem }) => !busy && joining && problem !== undefined,
      (name, problem) => [
        ['text', `Not added. ${problem}`],
        ['button', `Retry adding ${name}`],
        ['button', `Dismiss ${name}`],
      ],
    ),
    ofEach(
      'a role is being removed',
      ({ busy, joining }) => busy && !joining,
      name => [['text', `${name}Removing…`]],
    ),
    ofEach(
      'a role could not be removed',
      ({ busy, joining, problem }) => !busy && !joining && problem !== undefined,
      (name, problem) => [
        ['text', `Not removed. ${problem}`],
        ['button', `Retry removing ${name}`],
        ['button', `Dismiss ${name}`],
      ],
    ),
  ],
  closing: left,
  closed: left,
}

const staff = { id: 'staff', name: 'Staff' }

/** A role is given back after it was taken, and one cannot be given. */
export const rolesWays: readonly Way[] = [
  {
    input: 'a user who is Owner and Staff',
    steps: [
      { do: 'send', event: { type: 'member.remove', id: staff.id } },
      { do: 'answer', slot: 'remove' },
      { do: 'send', event: { type: 'member.restore', member: staff, position: 1 } },
      { do: 'fail', slot: 'add', kind: 'server' },
      { do: 'send', event: { type: 'member.retry', id: staff.id } },
      { do: 'answer', slot: 'add' },
    ],
  },
]
