import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Camera } from '#actors/camera/camera.ts'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { lists } from '../list-parts.ts'
import { openPalette } from '../palette/palette-parts.ts'
import { lindiwe, type RenderedApp, renderApp } from '../render-app.tsx'

/** Creates a camera that fails with these errors in turn, and then sees the barcodes that `show` received. */
function fakeCamera(errors: readonly string[] = []) {
  const readings: AbortSignal[] = []
  const barcodes: string[] = []
  const camera: Camera = {
    isSupported: () => Promise.resolve(true),
    read: (_, isWanted, signal) => {
      readings.push(signal)
      const error = errors[readings.length - 1]
      if (error !== undefined) return Promise.reject(new DOMException('', error))
      const found = barcodes.find(isWanted)
      return found === undefined ? new Promise(() => undefined) : Promise.resolve(found)
    },
  }
  return { camera, readings, show: (...texts: string[]) => barcodes.push(...texts) }
}

const scanButton = (area: HTMLElement = document.body) => within(area).findByRole('button', { name: 'Scan slip' })

const idOf = ({ mock }: RenderedApp) => mock.store.transactions.all()[120]?.id ?? ''

describe('camera that reads a slip', () => {
  test('opens the record from the palette', async () => {
    const { camera, show } = fakeCamera()
    const app = renderApp({ as: lindiwe, path: '/admin/users', camera })
    await screen.findByRole('heading', { name: 'Users' })
    show(tradeNumber(idOf(app)))
    await openPalette(app.user)
    await app.user.click(await scanButton(screen.getByRole('dialog')))
    await waitFor(() => expect(app.path()).toBe(`${lists.admin}/${idOf(app)}`))
  })

  test('shows the search results if no record has the number', async () => {
    const { camera, show } = fakeCamera()
    const { user, path } = renderApp({ as: lindiwe, path: lists.admin, camera })
    show('0000-0000')
    await user.click(await scanButton())
    expect(await screen.findByRole('heading', { name: /No transactions match/ })).toBeVisible()
    expect(path()).toBe(`${lists.admin}?searchTerm=0000-0000`)
  })

  test('stops when the dialog closes', async () => {
    const { camera, readings } = fakeCamera()
    const { user } = renderApp({ as: lindiwe, path: lists.admin, camera })
    await user.click(await scanButton())
    expect(await screen.findByRole('dialog', { name: 'Scan slip' })).toBeVisible()
    expect(readings[0]?.aborted).toBe(false)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(readings[0]?.aborted).toBe(true))
    const button = await scanButton()
    await waitFor(() => expect(button).toHaveFocus())
  })

  test.each([
    ['NotAllowedError', 'The browser blocked the camera. Allow the camera for this site, then try again.'],
    ['NotReadableError', 'Could not open the camera. Close other apps that use it, then try again.'],
  ])('explains a %s, tries again, and opens the record from a list', async (error, message) => {
    const { camera, show } = fakeCamera([error])
    const app = renderApp({ as: lindiwe, path: lists.admin, camera })
    await app.user.click(await scanButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    show('5901234123457', tradeNumber(idOf(app)))
    await app.user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(app.path()).toBe(`${lists.admin}/${idOf(app)}`))
  })

  test.each([
    ['on a device without a camera', undefined, lists.admin],
    ['in a browser without Code 39', { ...fakeCamera().camera, isSupported: async () => false }, lists.admin],
    ['in a list without slips', fakeCamera().camera, '/admin/materials'],
  ])('has no button %s', async (_, camera, path) => {
    renderApp({ as: lindiwe, path, ...(camera && { camera }) })
    await screen.findAllByRole('rowheader')
    expect(screen.queryByRole('button', { name: 'Scan slip' })).toBeNull()
  })
})
