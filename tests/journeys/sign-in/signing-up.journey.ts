import { Secret, TOTP } from 'otpauth'
import materials from '#mirage/data/materials.json' with { type: 'json' }
import { offeredCode } from '../enter.ts'
import { adder, choose, clipboardOf, figure, line, lines, sumsOf } from '../support.ts'
import { expect, test } from '../test.ts'

const factorOf = (name: string) => materials.find(material => material.name === name)?.carbonFactor ?? Number.NaN

/** Materials to sell, found by name or by GW code, with integer and decimal weights. */
const copper = { search: 'copper', name: 'Copper wire', weight: 12.5, value: 1600, factor: factorOf('Copper wire') }
const bottles = { search: 'GW 51-01', name: 'PET bottles', weight: 340, value: 1768.5, factor: factorOf('PET bottles') }
const cans = { search: 'steel c', name: 'Steel cans', weight: 1250.75, value: 3251.95, factor: factorOf('Steel cans') }

test('new user signs up, sets up a second factor and records a first transaction', { tag: '@core' }, async ({
  page,
  context,
  mockServer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await test.step('signs up as a business', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('radio', { name: 'Business' }).check({ force: true })
    await page.getByLabel('Your name or your business name').fill('Zanele Botha')
    await page.getByLabel('E-mail or phone number').fill('zanele@bothascrap.example')
    await page.getByRole('textbox', { name: 'Password' }).fill('a long secret')
    await page.getByRole('button', { name: 'Create account' }).click()
  })

  await test.step('scans or copies the secret, and types the code', async () => {
    await expect(page).toHaveURL('/mfa/enable')
    const picture = page.getByRole('img', { name: 'QR code for your authenticator app' })
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    if (mockServer === 'public') {
      // The public server sends the secret only as a picture.
      await offeredCode(page).click()
    } else {
      await page.getByRole('button', { name: 'Copy secret' }).click()
      await expect(page.getByText('Copied')).toBeVisible()
      const secret = await clipboardOf(page)
      const app = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 })
      await page.getByRole('textbox', { name: 'Code' }).pressSequentially(app.generate())
    }
    await expect(page).toHaveURL('/business')
    await expect(page.getByRole('button', { name: /^Zanele Botha/ })).toBeVisible()
  })

  await test.step('chooses buyer and seller', async () => {
    await page.getByRole('link', { name: 'New transaction' }).click()
    await expect(page).toHaveURL('/business/transactions/create')
    await expect(page.getByRole('combobox', { name: 'Seller' })).toHaveValue('Zanele Botha')
    await choose(page, page.getByRole('combobox', { name: 'Buyer' }), 'kasi', 'Kasi Recyclers')
    await expect(page.getByRole('combobox', { name: 'Buyer' })).toHaveValue('Kasi Recyclers')
  })

  await test.step('adds three materials, with live totals', async () => {
    const load: (typeof copper)[] = []
    for (const sold of [copper, bottles, cans]) {
      await choose(page, adder(page), sold.search, sold.name)
      const { weight, value, carbon } = line(page, sold.name)
      await expect(weight).toBeFocused()
      await weight.pressSequentially(String(sold.weight))
      load.push({ ...sold, value: 0 })
      await expect(figure(page, 'CO₂e avoided, estimated')).toHaveText(`${sumsOf(load).carbon} kg`)
      await expect(figure(page, 'Weight')).toHaveText(`${sumsOf(load).weight} kg`)
      await value.pressSequentially(String(sold.value))
      load[load.length - 1] = sold
      await expect(figure(page, 'Value')).toHaveText(`R ${sumsOf(load).value}`)
      await expect(carbon).toHaveText(sumsOf([sold]).carbon)
    }
    // 12.5 × 4.9481 + 340 × 1.1418 + 1250.75 × 2.0195 = 2975.953125 kg
    await expect(figure(page, 'CO₂e avoided, estimated')).toHaveText('2 975.95 kg')
    await expect(figure(page, 'Weight')).toHaveText('1 603.25 kg')
    await expect(figure(page, 'Value')).toHaveText('R 6 620.45')
  })

  await test.step('records it and finds it in the list', async () => {
    await page.getByRole('button', { name: 'Record transaction' }).click()
    await expect(page).toHaveURL('/business/transactions')
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'It avoided an estimated 2 975.95 kg CO₂e.',
    )
    await expect(page.getByText('1 transaction', { exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Kasi Recyclers' })).toContainText('Zanele Botha')

    await page.getByRole('link', { name: 'Kasi Recyclers' }).click()
    await expect(lines(page)).toHaveCount(3)
    await expect(line(page, 'Steel cans').weight).toHaveValue('1\u00a0250.75')
    await expect(figure(page, 'CO₂e avoided, estimated')).toHaveText('2 975.95 kg')
  })
})
