import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog, PhraseField } from '#ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

const question = {
  title: 'Are you absolutely sure?',
  children: 'This action cannot be undone. This will permanently delete the resource from the system.',
}

function ask({ isPending = false, ...state }: { isPending?: boolean; errorMessage?: string; typed?: string } = {}) {
  const onConfirm = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  function Holder() {
    const [typed, setTyped] = useState(state.typed ?? '')
    return (
      <ConfirmDialog
        isOpen
        {...question}
        isPending={isPending}
        field={
          <PhraseField
            phrase="I confirm"
            typed={typed}
            isReadOnly={isPending}
            errorMessage={state.errorMessage}
            onType={setTyped}
          />
        }
        onConfirm={typed === 'I confirm' ? onConfirm : undefined}
        onCancel={onCancel}
      />
    )
  }
  render(<Holder />)
  return {
    onConfirm,
    onCancel,
    user: userEvent.setup(),
    field: screen.getByRole('textbox', { name: 'Type I confirm' }),
    confirm: screen.getByRole('button', { name: /^Confirm/ }),
  }
}

describe('confirmation', () => {
  it('is an alert dialog, focuses the phrase, and is confirmed only after the exact phrase', async () => {
    const { field, confirm, onConfirm, user } = ask()
    expect(screen.getByRole('alertdialog', { name: 'Are you absolutely sure?' })).toHaveTextContent(question.children)
    expect(field).toHaveFocus()
    await user.type(field, 'i confirm')
    expect(confirm).toBeDisabled()
    await user.type(field, '{Enter}')
    expect(onConfirm).not.toHaveBeenCalled()
    await user.clear(field)
    await user.type(field, 'I confirm')
    expect(confirm).toBeEnabled()
    await user.click(confirm)
    expect(onConfirm).toHaveBeenCalledOnce()
    await user.type(field, '{Enter}')
    expect(onConfirm).toHaveBeenCalledTimes(2)
  })

  it('cancels by its button and by Escape', async () => {
    const { onCancel, onConfirm, user } = ask()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.keyboard('{Escape}')
    expect(onCancel).toHaveBeenCalledTimes(2)
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('is locked while the action is pending', async () => {
    const { confirm, onCancel, onConfirm, user } = ask({ isPending: true, typed: 'I confirm' })
    await user.click(confirm)
    await user.keyboard('{Enter}{Escape}')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onCancel).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  })

  it('shows the error, and can be confirmed again', async () => {
    const { confirm, onConfirm, user } = ask({ errorMessage: 'Could not reach the server.', typed: 'I confirm' })
    expect(screen.getByRole('alert')).toHaveTextContent('Could not reach the server.')
    await user.click(confirm)
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('works without a phrase', async () => {
    const onConfirm = vi.fn<() => void>()
    render(
      <ConfirmDialog
        isOpen
        title="Leave this page?"
        onConfirm={onConfirm}
        onCancel={() => {}}
        labels={{ confirm: 'Leave' }}
      >
        What you typed is lost.
      </ConfirmDialog>,
    )
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Leave' }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Sign in again">
        <input aria-label="Password" />
      </Dialog>
    </>
  )
}

describe('dialog', () => {
  it('hides the page behind it, and restores the focus on close', async () => {
    const user = userEvent.setup()
    render(<Page />)
    const opener = screen.getByRole('button', { name: 'Open' })
    await user.click(opener)
    expect(screen.getByRole('dialog', { name: 'Sign in again' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(opener).toHaveFocus())
  })
})
