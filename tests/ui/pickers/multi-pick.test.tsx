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

describe('multiple choice', () => {
  it('sends the term, excludes chosen options, appends the picked one, and announces it', async () => {
    const { onChange, search, user } = show({ value: [cape] })
    await user.type(field(), 'kar')
    expect(search.onSearch).toHaveBeenLastCalledWith('kar')
    expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Kasi Recyclers', 'Karoo Glass'])
    await user.click(screen.getByRole('option', { name: 'Kasi Recyclers' }))
    expect(onChange.mock.calls).toEqual([[[cape, kasi]]])
    expect(chosen()).toEqual(['Cape Fibre Mills', 'Kasi Recyclers'])
    expect(screen.getByRole('status')).toHaveTextContent('Kasi Recyclers added')
    expect(field()).toHaveFocus()
  })

  it.each([
    ['all results are chosen', [kasi], 'All results are already in the list'],
    ['there are no results', [], 'No businesses found.'],
  ])('shows a text if %s', async (_, options, text) => {
    const { user } = show({ value: [kasi], part: { options } })
    await user.click(field())
    expect(screen.getByRole('listbox')).toHaveTextContent(text)
  })

  it('offers a retry after a failed search', async () => {
    const { search, user } = show({ part: { status: 'failed' } })
    await user.click(field())
    await user.click(screen.getByRole('option', { name: 'The search failed. Retry' }))
    expect(search.onRetry).toHaveBeenCalledOnce()
  })

  it('focuses the next tag after a removal, or the search', async () => {
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

  it('has no list without choices, and exposes its description and error to screen readers', () => {
    show({ errorMessage: 'Choose a business' })
    expect(screen.queryByRole('list', { name: 'Businesses' })).not.toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Businesses' })).toContainElement(field())
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('Whom they work for. Choose a business')
  })
})
