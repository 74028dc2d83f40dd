import { workbook } from '#tests/inputs/workbook.ts'
import { administrator, comeBackAs } from './support.ts'
import { expect, test } from './test.ts'

test('administrator imports a spreadsheet, which a worker reads', async ({ page }) => {
  await comeBackAs(page, administrator)
  await page.goto('/admin/materials/import')
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible()
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.locator('input[type=file]').setInputFiles({
      name: 'materials.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(
        workbook({
          Cover: [['North yard']],
          List: [
            ['Name', 'GW code', 'CO₂ factor (kg/kg)'],
            ['Brass swarf', 'GW 53-09', { formula: 'A1', result: 2.51 }],
          ],
        }),
      ),
    }),
  ])
  expect(worker.url()).toContain('table-worker')
  const preview = page.getByRole('table', { name: 'Import preview' })
  await expect(preview.getByRole('row', { name: /^Brass swarf/ })).toContainText('2.51')
})
