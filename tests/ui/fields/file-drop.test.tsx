import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FileDrop } from '#ui/fields/file-drop.tsx'

const file = new File(['Name'], 'materials.csv', { type: 'text/csv' })
/** Data with its methods on the prototype, as browsers have it. */
class Transfer {
  readonly files: readonly File[]
  readonly #text: string
  constructor(files: readonly File[], text: string) {
    this.files = files
    this.#text = text
  }
  getData() {
    return this.#text
  }
}
const transfer = (files: File[], text = '') => new Transfer(files, text)

function showDrop() {
  const handlers = { onFiles: vi.fn<(files: readonly File[]) => void>(), onText: vi.fn<(text: string) => void>() }
  render(<FileDrop label="Drop a file" button="Choose file" types={['.csv']} {...handlers} />)
  return { ...handlers, user: userEvent.setup(), place: screen.getByText('Drop a file') }
}

describe('file drop', () => {
  it('has its button as the only tab stop', async () => {
    const { user } = showDrop()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Choose file' })).toHaveFocus()
    await user.tab()
    expect(document.body).toHaveFocus()
  })

  it('accepts dropped files and dropped text', () => {
    const { onFiles, onText, place } = showDrop()
    expect(fireEvent.dragOver(place)).toBe(false)
    expect(fireEvent.drop(place, { dataTransfer: transfer([file]) })).toBe(false)
    fireEvent.drop(place, { dataTransfer: transfer([], 'Copper wire') })
    expect(onFiles.mock.calls).toEqual([[[file]]])
    expect(onText.mock.calls).toEqual([['Copper wire']])
  })

  it('accepts a file pasted on its button', () => {
    const { onFiles } = showDrop()
    fireEvent.paste(screen.getByRole('button', { name: 'Choose file' }), { clipboardData: transfer([file]) })
    expect(onFiles.mock.calls).toEqual([[[file]]])
  })
})
