import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { ChoiceOption, Search } from '#ui/pickers/choice-search.ts'
import { MultiPick } from '#ui/pickers/multi-pick.tsx'

const kasi: ChoiceOption = { id: 'kasi', label: 'Kasi Recyclers' }
const cape: ChoiceOption = { id: 'cape', label: 'Cape Fibre Mills' }
const karoo: ChoiceOption = { id: 'karoo', label: 'Karoo Glass' }

type Shown = { value?: ChoiceOption[]; errorMessage?: string; part?: Partial<Search> }

function show({ value: first = [], errorMessage = '', part = {} }: Shown = {}) {
  const onChange = vi.fn<(options: ChoiceOption[]) => void>()
  const search: Search = {
    options: [kasi, cape, karoo],
    status: 'ready',
    onSearch: vi.fn<(text: string) => void>(),
    onOpen: vi.fn<() => void>(),
    onRetry: vi.fn<() => void>(),
    emptyText: 'No businesses found.',
    ...part,
  }
  function Holder() {
    const [value, setValue] = useState(first)
    return (
      <MultiPick
        label="Businesses"
        addLabel="Add a business"
        description="Whom they work for."
        value={value}
        onChange={options => {
          onChange(options)
          setValue(options)
        }}
        search={search}
        errorMessage={errorMessage}
      />
    )
  }
  render(<Holder />)
  return { onChange, search, user: userEvent.setup() }
}

const field = () => screen.getByRole('combobox', { name: 'Add a business' })
const chosen = () =>
  within(screen.getByRole('list', { name: 'Businesses' }))
    .getAllByRole('listitem')
    .map(item => item.textContent)
const removeButton = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })

describe('a choice of many', () => {
  it('adds what is picked to the end of its list, and says so', async () => {
    const { onChange, user } = show({ value: [cape] })
    await user.click(field())
    await user.click(screen.getByRole('option', { name: 'Kasi Recyclers' }))
    expect(onChange.mock.calls).toEqual([[[cape, kasi]]])
    expect(chosen()).toEqual(['Cape Fibre Mills', 'Kasi Recyclers'])
    expect(screen.getByRole('status')).toHaveTextContent('Kasi Recyclers added')
    expect(field()).toHaveFocus()
  })

  it('searches with what is typed', async () => {
    const { search, user } = show()
    await user.type(field(), 'kar')
    expect(search.onSearch).toHaveBeenLastCalledWith('kar')
  })

  it('does not offer again what is chosen', async () => {
    const { user } = show({ value: [cape] })
    await user.click(field())
    expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Kasi Recyclers', 'Karoo Glass'])
  })

  it('says so when all that was found is chosen, and when nothing was found', async () => {
    const { user } = show({ value: [kasi], part: { options: [kasi] } })
    await user.click(field())
    expect(screen.getByRole('listbox')).toHaveTextContent('All results are already in the list')
  })

  it('says that nothing was found where nothing was', async () => {
    const { user } = show({ value: [kasi], part: { options: [] } })
    await user.click(field())
    expect(screen.getByRole('listbox')).toHaveTextContent('No businesses found.')
  })

  it('offers to try again when the search failed', async () => {
    const { search, user } = show({ part: { status: 'failed' } })
    await user.click(field())
    await user.click(screen.getByRole('option', { name: 'The search failed. Retry' }))
    expect(search.onRetry).toHaveBeenCalledOnce()
  })

  it('gives the focus to the next after a removal, and to the search after the last', async () => {
    const { onChange, user } = show({ value: [kasi, cape, karoo] })
    await user.click(removeButton('Cape Fibre Mills'))
    expect(onChange.mock.calls).toEqual([[[kasi, karoo]]])
    expect(removeButton('Karoo Glass')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Cape Fibre Mills removed')
    await user.keyboard('{Enter}')
    expect(field()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(chosen()).toEqual(['Kasi Recyclers'])
  })

  it('has no list while nothing is chosen', () => {
    show()
    expect(screen.queryByRole('list', { name: 'Businesses' })).not.toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Businesses' })).toContainElement(field())
  })

  it('reads its description and its error out with the search', () => {
    show({ errorMessage: 'Choose a business' })
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('Whom they work for. Choose a business')
  })
})
