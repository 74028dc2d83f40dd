import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ChoiceOption, Search } from '#ui/pickers/choice-search.ts'
import { PickBox } from '#ui/pickers/combo-box.tsx'

const can: ChoiceOption = { id: 'can', label: 'Aluminium cans', detail: 'GW 53-02', family: 'metal' }
const pet: ChoiceOption = { id: 'pet', label: 'PET bottles', detail: 'GW 51-01', family: 'plastic' }
const glass: ChoiceOption = { id: 'glass', label: 'Glass', detail: 'GW 52' }

async function open(part: Partial<Search>) {
  const onPick = vi.fn<(option: ChoiceOption) => void>()
  const search: Search = {
    options: [can, pet],
    status: 'ready',
    onSearch: vi.fn<(text: string) => void>(),
    onOpen: vi.fn<() => void>(),
    onRetry: vi.fn<() => void>(),
    onChoose: vi.fn<(option: ChoiceOption) => void>(),
    emptyText: 'No materials found.',
    ...part,
  }
  render(<PickBox label="Add a material" search={search} onPick={onPick} />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('combobox'), 'x')
  return { user, search, onPick, list: screen.getByRole('listbox') }
}

const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map(option => option.textContent)

test('What was chosen last stands first, under a heading, and not a second time among the others', async () => {
  const { list } = await open({ recent: [pet, glass], allTitle: 'All materials' })
  expect(namesIn(list)).toEqual(['PET bottlesGW 51-01', 'GlassGW 52', 'Aluminium cansGW 53-02'])
  const [recent, all] = within(list).getAllByRole('group')
  expect(recent).toHaveAccessibleName('Recent')
  expect(all).toHaveAccessibleName('All materials')
  expect(within(all as HTMLElement).getAllByRole('option')).toHaveLength(1)
})

test('A recent choice is taken with the keyboard, and told of like any other', async () => {
  const { user, search, onPick } = await open({ recent: [glass] })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onPick.mock.calls).toEqual([[glass]])
  expect(search.onChoose).toHaveBeenCalledExactlyOnceWith(glass)
})

test.for([
  [{ total: 44 }, '2 of 44, type to narrow'],
  [{ total: 1234, write: count => (count === 1234 ? '1 234' : `${count}`) }, '2 of 1 234, type to narrow'],
  [{ total: 44, recent: [glass] }, '3 of 44, type to narrow'],
  [{ total: 2 }, '2 of 2'],
  [{ total: null }, ''],
  [{ total: 44, status: 'loading' }, ''],
] satisfies [Partial<Search>, string][])('Below the list of %j stands “%s”', async ([part, count]) => {
  await open(part)
  const keys = screen.getByText('choose')
  expect(keys).toBeVisible()
  expect(keys.parentElement).toHaveTextContent(`${count}↑↓choose`)
})

test.for([
  ['nothing was found', { options: [], total: 0, emptyText: 'Nothing found for “coper”.' }],
  ['the answer is awaited', { options: [], status: 'loading' }],
] satisfies [string, Partial<Search>][])('Where %s, no keys are said to choose', async ([, part]) => {
  const { list } = await open(part)
  expect(list).toBeVisible()
  expect(screen.queryByText('choose')).not.toBeInTheDocument()
})

test('A press on what stands in place of options leaves the field as it is typed', async () => {
  const { user } = await open({ options: [], status: 'loading' })
  await user.click(screen.getByText('Searching…', { ignore: '[aria-live]' }))
  expect(screen.getByRole('combobox')).toHaveFocus()
  expect(screen.getByRole('combobox')).toHaveValue('x')
})

test('The letters that were searched for are marked in names and codes', async () => {
  const { list } = await open({ found: 'pet 51' })
  expect([...list.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['PET', '51'])
})

test('Where nothing was found, it says what was looked for and offers to create that', async () => {
  const onCreate = vi.fn<() => void>()
  const { user, list, onPick } = await open({
    options: [],
    found: 'coper',
    emptyText: 'Nothing found for “coper”.',
    onCreate,
  })
  expect(list).toHaveTextContent('Nothing found for “coper”.')
  expect(namesIn(list)).toEqual(['Create “coper” …'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onCreate).toHaveBeenCalledOnce()
  expect(onPick).not.toHaveBeenCalled()
})

test('Who may not create is told what was looked for, and offered nothing', async () => {
  const { list } = await open({ options: [], found: 'coper', emptyText: 'Nothing found for “coper”.' })
  expect(list).toHaveTextContent('Nothing found for “coper”.')
  expect(within(list).queryByText(/^Create/)).not.toBeInTheDocument()
})
