import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Form } from '#ui/fields/form.tsx'
import type { ChoiceOption, Search } from '#ui/pickers/choice-search.ts'
import { ComboBox, PickBox } from '#ui/pickers/combo-box.tsx'

const catalogue: ChoiceOption[] = [
  { id: 'can', label: 'Aluminium cans', detail: 'GW53-02', family: 'metal' },
  { id: 'pet', label: 'PET bottles', detail: 'GW51-01', family: 'plastic' },
  { id: 'hdpe', label: 'HDPE bottles', detail: 'GW51-02', family: 'plastic' },
]

/** Returns the state of a search with fixed options. `part` overrides it. */
const search = (part: Partial<Search> = {}): Search => ({
  options: catalogue,
  status: 'ready',
  onSearch: vi.fn<(text: string) => void>(),
  onOpen: vi.fn<() => void>(),
  onRetry: vi.fn<() => void>(),
  emptyText: 'No materials found.',
  ...part,
})

function show(part: Partial<Search> = {}, initial: ChoiceOption | null = null) {
  const source = search(part)
  const onChange = vi.fn<(option: ChoiceOption | null) => void>()
  const server: { answer?: (next: Search) => void } = {}
  function Holder() {
    const [value, setValue] = useState(initial)
    const [current, setCurrent] = useState(source)
    useEffect(() => {
      server.answer = setCurrent
    }, [])
    return (
      <Form onSubmit={() => {}}>
        <ComboBox
          label="Material"
          isRequired
          value={value}
          onChange={option => {
            onChange(option)
            setValue(option)
          }}
          search={current}
        />
        <button type="button">Elsewhere</button>
      </Form>
    )
  }
  render(<Holder />)
  return {
    field: screen.getByRole('combobox', { name: 'Material' }),
    source,
    onChange,
    user: userEvent.setup(),
    answer: (next: Partial<Search>) => act(() => server.answer?.({ ...source, status: 'ready', ...next })),
  }
}

const announced = () => document.querySelector('form [aria-live]')

const optionNames = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(option => option.textContent)

/** Types a term and submits the form. Returns the text of the open list. */
async function submitTerm(part: Partial<Search>) {
  const { field, user } = show(part)
  await user.type(field, 'zinc')
  act(() => field.closest('form')?.requestSubmit())
  return screen.getByRole('listbox').parentElement?.textContent
}

describe('combo box', () => {
  it("opens on click, sends the typed term, shows the server's options, and picks one by keys", async () => {
    const { field, source, onChange, user } = show()
    await user.click(field)
    expect(optionNames()).toEqual(['Aluminium cansGW53-02', 'PET bottlesGW51-01', 'HDPE bottlesGW51-02'])
    await user.keyboard('GW5')
    expect(source.onSearch).toHaveBeenLastCalledWith('GW5')
    expect(optionNames()).toHaveLength(3)
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onChange.mock.calls).toEqual([[catalogue[1]]])
    expect(field).toHaveValue('PET bottles')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('shows the chosen name even if it is not a result', () => {
    const { field } = show({ options: [] }, { id: 'old', label: 'Newsprint' })
    expect(field).toHaveValue('Newsprint')
  })

  describe('blur with a pending text', () => {
    const newsprint = { id: 'old', label: 'Newsprint' }

    it.each(['{Tab}', '{Enter}{Tab}'])('picks the matching option on %s, and clears the search', async keys => {
      const { field, source, onChange, user } = show({}, newsprint)
      await user.click(field)
      await user.keyboard(`pet bottles${keys}`)
      expect(onChange.mock.calls).toEqual([[catalogue[1]]])
      expect(field).toHaveValue('PET bottles')
      expect(field).toBeValid()
      expect(source.onSearch).toHaveBeenLastCalledWith('')
    })

    it.each(['{Tab}', '{Enter}{Tab}'])(
      'picks the option after %s when the response arrives, without moving the focus',
      async keys => {
        const { field, onChange, answer, user } = show({ options: [], status: 'loading' }, newsprint)
        await user.click(field)
        await user.keyboard(`pet bottles${keys}`)
        expect(field).toHaveValue('pet bottles')
        expect(field).toBeValid()
        expect(screen.getByText('Elsewhere')).toHaveFocus()
        answer({ options: catalogue })
        expect(onChange.mock.calls).toEqual([[catalogue[1]]])
        expect(field).toHaveValue('PET bottles')
        expect(screen.getByText('Elsewhere')).toHaveFocus()
      },
    )

    it.each([
      [
        'several matches',
        { options: catalogue },
        /^Several options match “bottl?”\. Choose one, or type more letters$/,
      ],
      ['no match', { options: [] }, 'No materials found. Type another term, or clear the field'],
      ['a failed search', { status: 'failed' }, 'The search failed. Retry in the list, or clear the field.'],
    ] satisfies [string, Partial<Search>, string | RegExp][])(
      'keeps a text with %s, shows an error, and clears the choice',
      async (_, answered, description) => {
        const { field, onChange, answer, user } = show({ options: [], status: 'loading' }, newsprint)
        await user.click(field)
        await user.keyboard('bott{Tab}')
        answer(answered)
        expect(field).toHaveValue('bott')
        expect(field).toBeInvalid()
        expect(field).toHaveAccessibleDescription(description)
        expect(onChange.mock.calls).toEqual([[null]])
        await user.type(field, 'l')
        expect(field).toBeValid()
        await user.keyboard('{Tab}')
        expect(field).toHaveAccessibleDescription(description)
      },
    )

    it('does not pick the earlier choice among the results', async () => {
      const { field, onChange, user } = show({ options: catalogue.slice(1) }, catalogue[1])
      await user.click(field)
      await user.keyboard('bottles{Tab}')
      expect(field).toHaveValue('bottles')
      expect(field).toBeInvalid()
      expect(onChange.mock.calls).toEqual([[null]])
    })
  })

  it('restores the chosen name after spaces, and on Escape, also after blur', async () => {
    const { field, source, onChange, user } = show({}, { id: 'old', label: 'Newsprint' })
    await user.click(field)
    await user.keyboard(' {Tab}')
    expect(field).toHaveValue('Newsprint')
    await user.click(field)
    await user.keyboard('cop{Escape}')
    expect(field).toHaveValue('Newsprint')
    expect(source.onSearch).toHaveBeenLastCalledWith('')
    await user.click(field)
    await user.keyboard('cop{Tab}')
    expect(field).toHaveValue('cop')
    await user.click(field)
    await user.keyboard('{Escape}')
    expect(field).toHaveValue('Newsprint')
    expect(field).toBeValid()
    // Until then, no choice is kept that the field does not show.
    expect(onChange.mock.calls).toEqual([[null], [{ id: 'old', label: 'Newsprint' }]])
  })

  it('clears the choice when the text is cleared, and keeps a typed text on scroll', async () => {
    const { field, source, onChange, user } = show({}, catalogue[0])
    await user.clear(field)
    expect(onChange.mock.calls).toEqual([[null]])
    await user.tab()
    expect(field).toHaveValue('')
    await user.type(field, 'bott')
    act(() => void document.dispatchEvent(new Event('scroll')))
    expect(field).toHaveValue('bott')
    expect(source.onSearch).toHaveBeenLastCalledWith('bott')
  })

  it('offers a retry after a failed search, and keeps the text', async () => {
    const { field, source, onChange, user } = show({ status: 'failed' })
    await user.type(field, 'co{ArrowDown}{Enter}')
    expect(source.onRetry).toHaveBeenCalledOnce()
    expect(onChange).not.toHaveBeenCalled()
    expect(field).toHaveValue('co')
    expect(optionNames()).toEqual(['The search failed. Retry'])
  })

  describe('single error for a text rejected on submit', () => {
    it('replaces “Nothing found”', async () => {
      expect(await submitTerm({ options: [] })).toBe('No materials found. Type another term, or clear the field')
    })

    it('precedes a Retry entry', async () => {
      await submitTerm({ options: [], status: 'failed' })
      expect(screen.getByRole('alert')).toHaveTextContent('The search failed. Retry in the list')
      expect(optionNames()).toEqual(['Retry'])
    })

    it('precedes a Create entry', async () => {
      const shown = await submitTerm({ options: [], found: 'zinc', onCreate: () => {} })
      expect(optionNames()).toEqual(['Create “zinc” …'])
      expect(shown?.match(/No materials found/g)).toHaveLength(1)
    })
  })

  describe('announcements', () => {
    it('announces the search of an open list, and that nothing was found, but no options', async () => {
      const { field, answer, user } = show({ options: [], status: 'loading' })
      expect(announced()).toBeEmptyDOMElement()
      await user.type(field, 'z')
      expect(announced()).toHaveTextContent('Searching…')
      answer({ options: [] })
      expect(announced()).toHaveTextContent('No materials found.')
      // React-aria counts the options.
      answer({ options: catalogue })
      expect(announced()).toBeEmptyDOMElement()
    })
  })

  describe('Enter without a highlighted option', () => {
    it('picks the exact match, by name or by code', async () => {
      const { field, onChange, user } = show()
      await user.type(field, 'pet BOTTLES{Enter}')
      expect(onChange.mock.calls).toEqual([[catalogue[1]]])
      expect(field).toHaveValue('PET bottles')
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
      await user.clear(field)
      await user.type(field, 'gw 51-02{Enter}')
      expect(field).toHaveValue('HDPE bottles')
    })

    it('picks neither of two exact matches', async () => {
      const { field, onChange, user } = show({
        options: [...catalogue, { id: 'foil', label: 'Foil', detail: 'GW 53-02' }],
      })
      await user.type(field, 'gw53-02{Enter}')
      expect(onChange).not.toHaveBeenCalled()
      expect(field).toHaveValue('gw53-02')
    })

    it('picks the only option', async () => {
      const { field, user } = show({ options: catalogue.slice(0, 1) })
      await user.type(field, 'alu{Enter}')
      expect(field).toHaveValue('Aluminium cans')
    })

    it.each([
      ['', [[catalogue[1]]], 'PET bottles'],
      ['s', [], 'pet bottless'],
    ])('waits for the response, which counts for this text only: Enter, then “%s”', async (more, picked, shown) => {
      const { field, onChange, answer, user } = show({ options: [], status: 'loading' })
      await user.type(field, `pet bottles{Enter}${more}`)
      expect(field).toHaveValue(`pet bottles${more}`)
      expect(onChange).not.toHaveBeenCalled()
      answer({ options: catalogue })
      expect(onChange.mock.calls).toEqual(picked)
      expect(field).toHaveValue(shown)
    })

    it('highlights the only match while typing', async () => {
      const { field, answer, user } = show()
      await user.type(field, 'alu')
      expect(field).not.toHaveAttribute('aria-activedescendant')
      answer({ options: catalogue.slice(0, 1) })
      expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /^Aluminium cans/ }).id)
    })

    it('keeps a text with several matches or none', async () => {
      const { field, onChange, answer, user } = show()
      await user.type(field, 'bottles{Enter}{Enter}')
      expect(field).toHaveFocus()
      expect(field).toHaveAccessibleDescription('Several options match “bottles”. Choose one, or type more letters')
      answer({ options: [] })
      await user.keyboard('{Enter}')
      expect(field).toHaveValue('bottles')
      expect(screen.getByRole('listbox')).toHaveTextContent('No materials found.')
      expect(onChange).not.toHaveBeenCalled()
    })
  })

  it('is required and exposes its error to screen readers', () => {
    render(
      <ComboBox
        label="Buyer"
        isRequired
        value={null}
        onChange={() => {}}
        search={search()}
        errorMessage="Choose the buyer."
      />,
    )
    const field = screen.getByRole('combobox', { name: 'Buyer' })
    expect(field).toBeRequired()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Choose the buyer.')
  })
})

const add = (part: Partial<Search> = {}, onCommit?: (text: string) => void) => {
  const source = search(part)
  const onPick = vi.fn<(option: ChoiceOption) => void>()
  render(
    <>
      <PickBox
        label="Add a material by name or GW code"
        search={source}
        onPick={onPick}
        {...(onCommit ? { onCommit } : {})}
      />
      <button type="button">Elsewhere</button>
    </>,
  )
  const field = screen.getByRole('combobox', { name: 'Add a material by name or GW code' })
  return { field, source, onPick, user: userEvent.setup() }
}

const never = (part: Partial<Search> = {}) => {
  const onCommit = vi.fn<(text: string) => void>()
  return { ...add(part, onCommit), onCommit }
}

describe('pick box', () => {
  it('passes on each choice, clears, closes, and keeps the focus', async () => {
    const { field, source, onPick, user } = add()
    await user.type(field, 'pe{ArrowDown}{Enter}')
    expect(onPick.mock.calls).toEqual([[catalogue[0]]])
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    expect(source.onSearch).toHaveBeenLastCalledWith('')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    // The same option counts again.
    await user.keyboard('pe{ArrowDown}{Enter}')
    expect(onPick.mock.calls).toEqual([[catalogue[0]], [catalogue[0]]])
  })

  it('passes on a clicked option once, and nothing on scroll, Escape or blur', async () => {
    const { field, onPick, user } = add()
    await user.click(field)
    await user.click(screen.getByRole('option', { name: /PET bottles/ }))
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await user.type(field, 'bott')
    act(() => void document.dispatchEvent(new Event('scroll')))
    expect(field).toHaveValue('bott')
    await user.keyboard('{Escape}')
    expect(field).toHaveValue('')
    await user.type(field, 'pe')
    await user.click(screen.getByText('Elsewhere'))
    expect(onPick.mock.calls).toEqual([[catalogue[1]]])
    expect(field).toHaveValue('')
  })

  it('opens on click and arrow key, not on focus', async () => {
    const { field, user } = add()
    await user.tab()
    expect(field).toHaveFocus()
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await user.keyboard('{ArrowDown}')
    expect(optionNames()).toHaveLength(3)
    await user.keyboard('{Escape}')
    await user.click(field)
    expect(optionNames()).toHaveLength(3)
  })

  it('passes on the match of a text on Enter, and nothing for a repeated text without Enter', async () => {
    const { field, onPick, user } = add()
    await user.type(field, 'GW51-01{Enter}')
    expect(onPick.mock.calls).toEqual([[catalogue[1]]])
    expect(field).toHaveValue('')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await user.type(field, 'GW51-01')
    expect(onPick).toHaveBeenCalledOnce()
    expect(field).toHaveValue('GW51-01')
  })

  describe('pick box with onCommit', () => {
    it.each([
      ['while the search is pending', { options: [], status: 'loading' }],
      ['after a failed search', { status: 'failed' }],
      ['with several results', {}],
      ['without results', { options: [] }],
    ] satisfies [string, Partial<Search>][])('passes on the text on Enter %s, and clears', async (_, part) => {
      const { field, onPick, onCommit, user } = never(part)
      await user.type(field, ' bott{Enter}')
      expect(onCommit.mock.calls).toEqual([['bott']])
      expect(field).toHaveValue('')
      expect(onPick).not.toHaveBeenCalled()
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    })

    it('passes on a known option, and nothing for Enter without a text', async () => {
      const { field, onPick, onCommit, user } = never()
      await user.type(field, '{Enter} {Enter}')
      expect(onPick).not.toHaveBeenCalled()
      await user.clear(field)
      await user.type(field, 'pet bottles{Enter}')
      await user.type(field, 'bo{ArrowDown}{Enter}')
      expect(onPick.mock.calls).toEqual([[catalogue[1]], [catalogue[0]]])
      expect(onCommit).not.toHaveBeenCalled()
    })
  })

  it('waits for the response after Enter, even after blur', async () => {
    const { field, onPick, user } = add({ options: [], status: 'loading' })
    await user.type(field, 'bott{Enter}')
    await user.tab()
    expect(field).toHaveValue('bott')
    expect(field).toBeValid()
    expect(onPick).not.toHaveBeenCalled()
  })
})
