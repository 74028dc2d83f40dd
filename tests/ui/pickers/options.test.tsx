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

test('lists recent choices first, under a heading and only once, and picks one by keys', async () => {
  const { list, user, search, onPick } = await open({ recent: [pet, glass], allTitle: 'All materials' })
  expect(namesIn(list)).toEqual(['PET bottlesGW 51-01', 'GlassGW 52', 'Aluminium cansGW 53-02'])
  const [recent, all] = within(list).getAllByRole('group')
  expect(recent).toHaveAccessibleName('Recent')
  expect(all).toHaveAccessibleName('All materials')
  expect(within(all as HTMLElement).getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onPick.mock.calls).toEqual([[pet]])
  expect(search.onChoose).toHaveBeenCalledExactlyOnceWith(pet)
})

test.for([
  [{ total: 44 }, '2 of 44. Type to find more.'],
  [{ total: 1234, write: count => (count === 1234 ? '1 234' : `${count}`) }, '2 of 1 234. Type to find more.'],
  [{ total: 44, recent: [glass] }, '3 of 44. Type to find more.'],
  [{ total: 2 }, '2 of 2'],
  [{ total: null }, ''],
  [{ total: 44, status: 'loading' }, ''],
] satisfies [Partial<Search>, string][])('shows below the list of %j the count “%s”', async ([part, count]) => {
  await open(part)
  const keys = screen.getByText('choose')
  expect(keys).toBeVisible()
  expect(keys.parentElement).toHaveTextContent(`${count}↑↓choose`)
})

test('shows no key hints while the response is pending, and keeps the text when the note is pressed', async () => {
  const { user, list } = await open({ options: [], status: 'loading' })
  expect(list).toBeVisible()
  expect(screen.queryByText('choose')).not.toBeInTheDocument()
  await user.click(screen.getByText('Searching…', { ignore: '[aria-live]' }))
  expect(screen.getByRole('combobox')).toHaveFocus()
  expect(screen.getByRole('combobox')).toHaveValue('x')
})

test('marks the search term in names and codes', async () => {
  const { list } = await open({ found: 'pet 51' })
  expect([...list.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['PET', '51'])
})

test('names the term without results, and offers to create it', async () => {
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

test('offers no Create entry without the permission, and no key hints without results', async () => {
  const { list } = await open({ options: [], total: 0, found: 'coper', emptyText: 'Nothing found for “coper”.' })
  expect(list).toHaveTextContent('Nothing found for “coper”.')
  expect(screen.queryByText('choose')).not.toBeInTheDocument()
  expect(within(list).queryByText(/^Create/)).not.toBeInTheDocument()
})
