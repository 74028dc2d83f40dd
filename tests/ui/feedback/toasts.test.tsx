import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { dismissToast, toast } from '#ui/feedback/toasts.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

describe('toasts', () => {
  // Dismisses toasts: they are stored outside React, so they would leak into the next test.
  afterEach(async () => {
    for (const id of ['one', 'two', 'saving']) dismissToast(id)
    await vi.waitUntil(() => screen.queryAllByRole('listitem').length === 0)
  })

  it('queues a toast until a toaster is rendered, and shows its title, description and action', async () => {
    const onPress = vi.fn<() => void>()
    const action = { label: 'Retry', onPress }
    toast({ id: 'one', kind: 'success', title: 'PET bottles added', description: 'Line 2 of 3', action })
    render(<Toaster />)
    expect(await screen.findByText('PET bottles added')).toBeInTheDocument()
    expect(screen.getByText('Line 2 of 3')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: /^Notifications/ })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('stays accessible while a dialog is open', async () => {
    render(
      <>
        <Toaster />
        <ConfirmDialog isOpen title="Leave without saving?" onConfirm={() => undefined} onCancel={() => undefined}>
          What you changed here is lost.
        </ConfirmDialog>
      </>,
    )
    await screen.findByRole('alertdialog')
    toast({ id: 'one', kind: 'error', title: 'You are still signed in' })
    await screen.findByText('You are still signed in')
    expect(screen.getByRole('region', { name: /^Notifications/ })).toHaveTextContent('You are still signed in')
  })

  it('replaces a toast with the same id', async () => {
    render(<Toaster />)
    toast({ id: 'saving', kind: 'loading', title: 'Saving' })
    expect(await screen.findByText('Saving')).toBeInTheDocument()
    toast({ id: 'saving', kind: 'success', title: 'Saved' })
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(screen.queryByText('Saving')).not.toBeInTheDocument()
  })

  it('keeps a toast with the id of a toast that is closing', async () => {
    render(<Toaster />)
    const again = () => toast({ id: 'one', kind: 'success', title: 'Copper removed' })
    toast({ id: 'one', kind: 'success', title: 'PET removed', action: { label: 'Undo', onPress: again } })
    const first = await screen.findByText('PET removed')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    const second = await screen.findByText('Copper removed')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    expect(second).toBeInTheDocument()
  })

  it('closes by its button and by code', async () => {
    render(<Toaster />)
    toast({ id: 'one', kind: 'error', title: 'Not saved' })
    await screen.findByText('Not saved')
    fireEvent.click(screen.getByRole('button', { name: 'Close toast' }))
    await waitFor(() => expect(screen.queryByText('Not saved')).not.toBeInTheDocument())

    toast({ id: 'two', kind: 'error', title: 'Not removed' })
    await screen.findByText('Not removed')
    dismissToast('two')
    await waitFor(() => expect(screen.queryByText('Not removed')).not.toBeInTheDocument())
  })
})
