import type { Page } from '@playwright/test'

/** Returns every nth row of pixels of a PNG picture, each pixel as 0xAABBGGRR. The page decodes the picture. */
export const pixelsOf = (page: Page, png: Buffer, nth = 1): Promise<number[][]> =>
  page.evaluate(
    async ([base64, nth]) => {
      // Without `fetch`, which the policy of the app refuses for data.
      const bytes = Uint8Array.from(atob(base64), character => character.codePointAt(0) ?? 0)
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const { width, height } = picture
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(picture, 0, 0)
      const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
      return Array.from({ length: Math.floor(height / nth) }, (_, at) =>
        Array.from(pixels.subarray(at * nth * width, (at * nth + 1) * width)),
      )
    },
    [png.toString('base64'), nth] as const,
  )
