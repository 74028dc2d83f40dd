import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { startMock } from '#mirage/mock.ts'
import { lindiwe, naledi, renderApp, sipho } from '../render-app.tsx'

type Store = ReturnType<typeof startMock>['store']

const slip = () => document.querySelector('[data-paper="a4"]')

/**
 * Opens a transaction of Umhlanga Metals that Sipho sold. `side` is the side of Umhlanga Metals. `prepare` changes the
 * mock before.
 */
async function openSlip(as: string, side: 'buyer' | 'seller', prepare: (store: Store) => void = () => undefined) {
  let id = ''
  const app = renderApp({
    as,
    path: as === lindiwe ? '/admin' : '/business',
    prepare: store => {
      const seller = store.userNamed(sipho)
      const isOwn = ({ buyerId }: { buyerId: string }) => buyerId === seller?.businessId
      const trade = store.transactions.all().find(one => isOwn(one) === (side === 'buyer'))
      id = trade?.id ?? ''
      store.transactions.update(id, { sellerId: seller?.id ?? '' })
      prepare(store)
    },
  })
  await screen.findByRole('heading', { name: 'Overview' })
  app.go(`/${as === lindiwe ? 'admin' : 'business'}/transactions/${id}`)
  await screen.findByRole('heading', { name: 'This load' })
  const { store } = app.mock
  const person = store.userNamed(sipho)
  const yard = store.businesses.get(person?.businessId ?? '')
  // The address of the yard appears with the details of the seller.
  await waitFor(() => expect(slip()).toHaveTextContent(yard?.address?.lineOne ?? ''))
  return { idNumber: person?.idNumber ?? '', street: person?.address?.lineOne ?? '' }
}

const words = () => slip()?.textContent?.replaceAll('\u00a0', '') ?? ''

describe('particulars of the seller on an A4 slip', () => {
  test.each([naledi, lindiwe])('are on a purchase, for %s with users.view', async as => {
    const { idNumber, street } = await openSlip(as, 'buyer')
    await waitFor(() => expect(words()).toContain(`ID number: ${idNumber}`))
    expect(words()).toContain(`Address: ${street}`)
    expect(words()).toContain('For the sellerName, signature and date')
  })

  test('are named as missing if the record has none', async () => {
    await openSlip(naledi, 'buyer', store =>
      store.users.update(store.userNamed(sipho)?.id ?? '', { idNumber: null, address: null }),
    )
    await waitFor(() => expect(words()).toContain('ID number: MissingAddress: Missing'))
  })

  test('are not on a sale, because the slip goes to another business', async () => {
    const { idNumber } = await openSlip(naledi, 'seller')
    expect(words()).not.toContain(idNumber)
    expect(words()).not.toContain('ID number')
  })

  test('are not there without the permission users.view', async () => {
    const { idNumber } = await openSlip(sipho, 'buyer')
    expect(idNumber).not.toBe('')
    expect(words()).not.toContain(idNumber)
    expect(words()).not.toContain('ID number')
  })
})
