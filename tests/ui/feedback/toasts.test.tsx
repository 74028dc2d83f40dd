import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { LazyToaster } from '#ui/feedback/lazy-toaster.tsx'
import { PlainToasts } from '#ui/feedback/plain-toasts.tsx'
import { dismissToast, toast, waitingToasts } from '#ui/feedback/toasts.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

describe('toasts', () => {
  // Fetched beforehand, because on a busy machine the first fetch can take longer than a test waits.
  beforeAll(() => import('#ui/feedback/toaster.tsx'))

  // Toasts live outside of React, so those of one test would be shown in the next.
  afterEach(async () => {
    for (const id of ['one', 'two', 'saving']) dismissToast(id)
    await vi.waitUntil(() => screen.queryAllByRole('listitem').length === 0)
  })

  it('wait for the toaster, which appears with the first of them', async () => {
    render(<LazyToaster />)
    expect(screen.queryByRole('region')).toBeNull()
    toast({ id: 'one', kind: 'success', title: 'PET bottles added', description: 'Line 2 of 3' })
    expect(await screen.findByText('PET bottles added')).toBeInTheDocument()
    expect(screen.getByText('Line 2 of 3')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: /^Notifications/ })).toBeInTheDocument()
  })

  it('are told over a question, also when it was asked before the first of them', async () => {
    render(
      <>
        <LazyToaster />
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

  it('sent before there is a toaster are shown once there is one', async () => {
    toast({ id: 'one', kind: 'info', title: 'Signed in' })
    render(<LazyToaster />)
    expect(await screen.findByText('Signed in')).toBeInTheDocument()
  })

  it('take the place of one with the same id', async () => {
    render(<LazyToaster />)
    toast({ id: 'saving', kind: 'loading', title: 'Saving' })
    expect(await screen.findByText('Saving')).toBeInTheDocument()
    toast({ id: 'saving', kind: 'success', title: 'Saved' })
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(screen.queryByText('Saving')).not.toBeInTheDocument()
  })

  it('are closed by their button and by the code that sent them', async () => {
    render(<LazyToaster />)
    toast({ id: 'one', kind: 'error', title: 'Not saved' })
    await screen.findByText('Not saved')
    fireEvent.click(screen.getByRole('button', { name: 'Close toast' }))
    await waitFor(() => expect(screen.queryByText('Not saved')).not.toBeInTheDocument())

    toast({ id: 'two', kind: 'error', title: 'Not removed' })
    await screen.findByText('Not removed')
    dismissToast('two')
    await waitFor(() => expect(screen.queryByText('Not removed')).not.toBeInTheDocument())
  })

  it('offer one thing to do', async () => {
    const onPress = vi.fn<() => void>()
    render(<LazyToaster />)
    toast({ id: 'one', kind: 'error', title: 'Not saved', action: { label: 'Retry', onPress } })
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(onPress).toHaveBeenCalledOnce()
  })
})

/** The fallback on the page while the toaster's file is missing. */
const WithoutToaster = () => <PlainToasts toasts={useSyncExternalStore(waitingToasts.subscribe, waitingToasts.list)} />

describe('toasts without a toaster', () => {
  afterEach(() => act(() => waitingToasts.list().forEach(waitingToasts.drop)))

  it('are told in the page, a failure as an alert', () => {
    render(<WithoutToaster />)
    act(() => toast({ kind: 'error', title: 'Not saved', description: 'Check your connection.' }))
    act(() => toast({ kind: 'success', title: 'Copied' }))
    expect(screen.getByRole('region', { name: 'Notifications' })).toContainElement(screen.getByRole('alert'))
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved Check your connection.')
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
  })

  it('take the place of one with the same id, and go when they are dismissed', () => {
    render(<WithoutToaster />)
    act(() => toast({ id: 'saving', kind: 'loading', title: 'Saving' }))
    act(() => toast({ id: 'saving', kind: 'success', title: 'Saved' }))
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
    act(() => dismissToast('saving'))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('are closed one by one, and offer one thing to do', () => {
    const onPress = vi.fn<() => void>()
    render(<WithoutToaster />)
    act(() => toast({ kind: 'error', title: 'Not saved', action: { label: 'Retry', onPress } }))
    act(() => toast({ kind: 'error', title: 'Not removed' }))
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement)
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onPress).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
