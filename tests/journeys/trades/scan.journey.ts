import { comeBackAs, owner, rows } from '../support.ts'
import { expect, test } from '../test.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

test('reads a slip with the camera and stops the camera', async ({ page }) => {
  // Imitates barcode detection, which browsers on Linux lack, and a camera with a black picture.
  await page.addInitScript(() => {
    let frames = 0
    class BarcodeDetector {
      static getSupportedFormats() {
        return Promise.resolve(['code_39'])
      }
      detect(video: HTMLVideoElement) {
        frames += 1
        const rawValue = frames < 3 ? 'GW 53-02' : (sessionStorage.getItem('slip') ?? '')
        return Promise.resolve(video.readyState < 2 ? [] : [{ rawValue }])
      }
    }
    Object.assign(window, { BarcodeDetector })
    navigator.mediaDevices.getUserMedia = constraints => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, 300, 150)
      const stream = canvas.captureStream(30)
      const [track] = stream.getTracks()
      const { dataset } = document.documentElement
      dataset['camera'] = JSON.stringify(constraints)
      const stop = track?.stop.bind(track)
      if (track)
        track.stop = () => {
          dataset['camera'] = 'stopped'
          stop?.()
        }
      return Promise.resolve(stream)
    }
  })
  await comeBackAs(page, owner)
  await page.goto('/business/transactions')
  const address = await rows(page).nth(1).getByRole('link').first().getAttribute('href')
  const id = address?.split('/')[3] ?? ''
  await page.getByRole('button', { name: 'Scan slip' }).tap()
  await expect(page.getByRole('dialog', { name: 'Scan slip' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-camera', '{"video":{"facingMode":"environment"}}')
  await page.evaluate(number => sessionStorage.setItem('slip', number), `${id.slice(0, 4)}-${id.slice(4, 8)}`)
  await expect(page).toHaveURL(new RegExp(`/business/transactions/${id}`))
  await expect(page.locator('html')).toHaveAttribute('data-camera', 'stopped')
})
