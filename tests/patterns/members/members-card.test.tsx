import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { EnvironmentProvider, startEnvironment } from '#actors/environment.tsx'
import { Problem } from '#domain/problem.ts'
import { noAnswer } from '#domain/response-problems.ts'
import { memberOf } from '#machines/member/member.selectors.ts'
import { startMock } from '#mirage/mock.ts'
import type { Lookup } from '#patterns/lookup/use-lookup.ts'
import { MemberRow } from '#patterns/members/member-row.tsx'
import { AddMember, MembersCard } from '#patterns/members/members-card.tsx'
import { useRemovalQuestion } from '#patterns/members/removal-question.tsx'
import { useMembers } from '#patterns/members/use-members.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { dismissToast } from '#ui/feedback/toasts.ts'

type Person = { id: string; name: string; username: string }

const person = (id: string, name: string): Person => ({ id, name, username: `${id}@metals.example` })
const naledi = person('naledi', 'Naledi Mokoena')
const sipho = person('sipho', 'Sipho Dlamini')
const thandi = person('thandi', 'Thandi Nkosi')
const everybody = [naledi, sipho, thandi]

const refused = new Problem({ kind: 'conflict', title: 'Conflict', message: 'Naledi owns the business.', status: 409 })

const lookup: Lookup<Person> = {
  find: ({ searchTerm }) =>
    Promise.resolve({
      items: everybody.filter(({ name }) => name.includes(searchTerm)),
      pagination: { count: 3, currentPage: 1, nextPage: 1, pageSize: 10, pages: 1, previousPage: 1 },
    }),
  searchColumn: ['name', 'username'],
  toOption: ({ id, name, username }) => ({ id, label: name, detail: username }),
  emptyText: 'No users found.',
}

type Call = (member: Person) => Promise<unknown>

/** Returns a mock request that stays pending until the test settles it. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { call: vi.fn<Call>(() => promise), resolve, reject }
}

function someEnvironment() {
  const mock = startMock({ latency: 0, storage: null })
  const environment = startEnvironment({ address: new URL('/api', location.origin).href })
  onTestFinished(() => {
    environment.session.stop()
    mock.shutdown()
  })
  return environment
}

function Screen({ Members }: { Members: ComponentType }) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      {isHere ? <Members /> : null}
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
      <Toaster />
    </>
  )
}

function show({
  members = [naledi, sipho],
  add = vi.fn<Call>(() => Promise.resolve()),
  remove = vi.fn<Call>(() => Promise.resolve()),
  mayAdd = true,
  mayRemove = true,
  confirmRemoval,
}: Partial<{
  members: Person[]
  add: Call
  remove: Call
  mayAdd: boolean
  mayRemove: boolean
  confirmRemoval: (member: Person) => { title: string; text: string }
}> = {}) {
  function Members() {
    const actor = useMembers({ recordId: 'metals', members, add, remove }, mayAdd && !confirmRemoval)
    const { ask, question } = useRemovalQuestion(actor)
    const removing = (member: Person) =>
      confirmRemoval ? ask(member.id, confirmRemoval(member)) : actor.send({ type: 'member.remove', id: member.id })
    return (
      <>
        <MembersCard
          title="Users"
          members={actor}
          add={mayAdd ? <AddMember noun="user" lookup={lookup} members={actor} /> : null}
          isReadOnly={!mayAdd && !mayRemove}
          emptyText="Nobody belongs to this business yet."
        >
          {row => (
            <MemberRow
              key={memberOf(row).id}
              members={actor}
              actor={row}
              option={lookup.toOption(memberOf(row))}
              href={`/admin/users/${memberOf(row).id}/edit`}
              onRemove={mayRemove ? () => removing(memberOf(row)) : undefined}
            />
          )}
        </MembersCard>
        {question}
      </>
    )
  }
  render(
    <EnvironmentProvider environment={someEnvironment()}>
      <Router hook={memoryLocation({ path: '/' }).hook}>
        <Screen Members={Members} />
      </Router>
    </EnvironmentProvider>,
  )
  return { add, remove, user: userEvent.setup() }
}

const card = () => within(screen.getByRole('region', { name: 'Users' }))
const names = () =>
  card()
    .queryAllByRole('listitem')
    .map(item => item.firstElementChild?.firstElementChild?.textContent)
const row = (name: string) =>
  within(
    card()
      .getAllByRole('listitem')
      .find(item => item.textContent.includes(name)) ?? document.createElement('li'),
  )
const button = (name: string) => card().getByRole('button', { name })
const search = () => card().getByRole('combobox', { name: 'Add user' })
const toasts = () => within(screen.getByRole('region', { name: /^Notifications/ }))

/** Picks a user from the search results, and closes the search. */
async function pick(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(search())
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

// Imports the toaster before the tests, because the first import can exceed the timeout on a busy machine.
beforeAll(() => import('#ui/feedback/toaster.tsx'))

// Dismisses toasts: they are stored outside React, so they would leak into the next test.
afterEach(() => {
  for (const { id } of everybody) for (const attempt of ['add', 'remove']) dismissToast(`member-${attempt}-${id}`)
})

describe('members of a record', () => {
  test('are listed with their details and link to their screens', () => {
    show()
    expect(names()).toEqual(['Naledi Mokoena', 'Sipho Dlamini'])
    expect(row('Sipho').getByText('sipho@metals.example')).toBeInTheDocument()
    expect(card().getByRole('link', { name: 'Naledi Mokoena' })).toHaveAttribute('href', '/admin/users/naledi/edit')
    expect(card().getByText('Changes are saved immediately.')).toBeInTheDocument()
  })

  test('are read-only without the permission', () => {
    show({ mayAdd: false, mayRemove: false })
    expect(names()).toHaveLength(2)
    expect(card().queryByRole('combobox')).not.toBeInTheDocument()
    expect(card().queryByRole('button')).not.toBeInTheDocument()
    expect(card().queryByText('Changes are saved immediately.')).not.toBeInTheDocument()
  })

  test('show a text if there are none', () => {
    show({ members: [] })
    expect(card().getByText('Nobody belongs to this business yet.')).toBeInTheDocument()
    expect(card().queryByRole('list')).not.toBeInTheDocument()
  })
})

describe('adding a member', () => {
  test('offers others only, sends the request, shows the row and a toast', async () => {
    const { call, resolve } = held()
    const { user } = show({ add: call })
    await user.click(search())
    const option = await screen.findByRole('option', { name: /Thandi/ })
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.click(option)
    expect(call.mock.calls).toEqual([[thandi]])
    expect(row('Thandi').getByRole('status')).toHaveTextContent('Adding…')
    resolve()
    expect(await screen.findByText('Thandi Nkosi added')).toBeInTheDocument()
    expect(row('Thandi').getByRole('status')).toBeEmptyDOMElement()
    expect(search()).toHaveFocus()
  })

  test('shows a rejection in its row, and can be cancelled or repeated', async () => {
    const add = vi.fn<Call>().mockRejectedValueOnce(refused).mockRejectedValueOnce(refused).mockResolvedValueOnce('OK')
    const { user } = show({ add })
    await pick(user, 'Thandi')
    await user.click(await card().findByRole('button', { name: 'Dismiss Thandi Nkosi' }))
    expect(names()).toEqual(['Naledi Mokoena', 'Sipho Dlamini'])
    expect(button('Remove Sipho Dlamini')).toHaveFocus()
    await pick(user, 'Thandi')
    expect(await screen.findByText('Not added. Naledi owns the business.')).toBeInTheDocument()
    expect(row('Thandi').queryByRole('link')).not.toBeInTheDocument()
    await user.click(button('Retry adding Thandi Nkosi'))
    expect(await card().findByRole('link', { name: 'Thandi Nkosi' })).toBeInTheDocument()
    expect(add).toHaveBeenCalledTimes(3)
    expect(button('Remove Thandi Nkosi')).toHaveFocus()
  })
})

describe('removing a member', () => {
  test('sends the request, and focuses the next row, or the search after the last', async () => {
    const { call, resolve } = held()
    const { user } = show({ remove: call })
    await user.click(button('Remove Naledi Mokoena'))
    expect(call.mock.calls).toEqual([[naledi]])
    expect(row('Naledi').getByRole('status')).toHaveTextContent('Removing…')
    resolve()
    await waitFor(() => expect(names()).toEqual(['Sipho Dlamini']))
    expect(button('Remove Sipho Dlamini')).toHaveFocus()
    expect(await screen.findByText('Naledi Mokoena removed')).toBeInTheDocument()
    await user.click(button('Remove Sipho Dlamini'))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Add user' })).toHaveFocus())
  })

  test('restores the member at its position on Undo, and focuses its row', async () => {
    const { add, user } = show()
    await user.click(button('Remove Naledi Mokoena'))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    undo.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Naledi Mokoena added')).toBeInTheDocument()
    expect(names()).toEqual(['Naledi Mokoena', 'Sipho Dlamini'])
    expect(add).toHaveBeenCalledExactlyOnceWith(naledi)
    const back = card().getByText('Naledi Mokoena').closest('li')
    await waitFor(() => expect(undo).not.toBeInTheDocument())
    expect(back).toHaveFocus()
    await user.tab()
    await user.tab()
    expect(button('Remove Naledi Mokoena')).toHaveFocus()
  })

  test('offers no Undo without the permission to add', async () => {
    const { user } = show({ mayAdd: false })
    await user.click(button('Remove Naledi Mokoena'))
    await screen.findByText('Naledi Mokoena removed')
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  test('keeps the member after a rejection until the error is dismissed', async () => {
    const { user } = show({ remove: () => Promise.reject(refused) })
    await user.click(button('Remove Naledi Mokoena'))
    expect(await screen.findByText('Not removed. Naledi owns the business.')).toBeInTheDocument()
    expect(button('Retry removing Naledi Mokoena')).toHaveFocus()
    await user.click(button('Dismiss Naledi Mokoena'))
    expect(names()).toHaveLength(2)
    expect(row('Naledi').getByRole('status')).toBeEmptyDOMElement()
    expect(button('Remove Naledi Mokoena')).toHaveFocus()
  })

  test("asks before removing one's own access, and removes after confirmation, without Undo", async () => {
    const { call, resolve } = held()
    const confirmRemoval = ({ name }: Person) => ({ title: `Remove ${name}?`, text: 'You may need them.' })
    const { user } = show({ confirmRemoval, remove: call })
    const ask = async () => {
      await user.click(button('Remove Naledi Mokoena'))
      return within(await screen.findByRole('alertdialog', { name: 'Remove Naledi Mokoena?' }))
    }
    const dialog = await ask()
    expect(dialog.getByText('You may need them.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(call).not.toHaveBeenCalled()
    expect(names()).toHaveLength(2)
    await waitFor(() => expect(button('Remove Naledi Mokoena')).toHaveFocus())

    await user.click((await ask()).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(call.mock.calls).toEqual([[naledi]]))
    await waitFor(() => expect(row('Naledi').getByRole('button')).toHaveFocus())
    resolve()
    expect(await screen.findByText('Naledi Mokoena removed')).toBeInTheDocument()
    expect(names()).toEqual(['Sipho Dlamini'])
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    expect(button('Remove Sipho Dlamini')).toHaveFocus()
  })
})

/** True if the browser would ask before it closes the page. */
const isPageHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('pending requests after navigation', () => {
  test('continue and hold the page until the response, and a toast shows the result', async () => {
    const { call, resolve } = held()
    const { user } = show({ remove: call })
    await user.click(button('Remove Naledi Mokoena'))
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(isPageHeld()).toBe(true))
    resolve()
    expect(await screen.findByText('Naledi Mokoena removed')).toBeInTheDocument()
    expect(isPageHeld()).toBe(false)
  })

  test.each([
    ['fail', refused, 'Could not add Thandi Nkosi', 'Naledi owns the business.'],
    [
      'have an unknown outcome',
      noAnswer('POST users/assign-role', true),
      'Thandi Nkosi might not have been added',
      'The server took too long to respond.',
    ],
  ])('show a toast if they %s', async (_, problem, title, reason) => {
    const { call, reject } = held()
    const { user } = show({ add: call })
    await pick(user, 'Thandi')
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    reject(problem)
    expect(await screen.findByText(title)).toBeInTheDocument()
    expect(toasts().getByText(reason)).toBeInTheDocument()
  })

  test.each([
    ['and shows the result', vi.fn<Call>(() => Promise.resolve()), 'Naledi Mokoena added'],
    ['and shows a failure', vi.fn<Call>(() => Promise.reject(refused)), 'Could not add Naledi Mokoena'],
  ])('can be undone on another screen, %s', async (_, add, title) => {
    const { user } = show({ add })
    await user.click(button('Remove Naledi Mokoena'))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    await user.click(undo)
    const toast = (await screen.findByText(title)).parentElement
    expect(toast?.textContent.includes('Naledi owns the business.')).toBe(title.startsWith('Could not'))
    expect(add).toHaveBeenCalledExactlyOnceWith(naledi)
  })
})
