/** Camera that reads barcodes. */
export type Camera = {
  /** Resolves to true if the browser reads Code 39. */
  isSupported: () => Promise<boolean>
  /**
   * Shows the rear camera in `video` and resolves to the first barcode that `isWanted` accepts. The camera then stops.
   * An abort of `signal` also stops the camera.
   * @throws DOMException: `NotAllowedError` without the user's permission, `NotFoundError` without a camera.
   */
  read: (video: HTMLVideoElement, isWanted: (text: string) => boolean, signal: AbortSignal) => Promise<string>
}

/** Part of the Barcode Detection API that the app uses. TypeScript has no types for it. */
type Detector = { detect: (video: HTMLVideoElement) => Promise<ReadonlyArray<{ rawValue: string }>> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

declare global {
  interface Window {
    /** Undefined in browsers without barcode detection. */
    readonly BarcodeDetector?: DetectorClass
  }
}

const format = 'code_39'
const touch = '(pointer: coarse)'

const nextFrame = () => new Promise<void>(resolve => requestAnimationFrame(() => resolve()))

async function readVideo(
  Barcodes: DetectorClass,
  video: HTMLVideoElement,
  isWanted: (text: string) => boolean,
  signal: AbortSignal,
): Promise<string> {
  const detector = new Barcodes({ formats: [format] })
  for (;;) {
    const barcodes = await detector.detect(video)
    signal.throwIfAborted()
    const found = barcodes.find(({ rawValue }) => isWanted(rawValue))
    if (found) return found.rawValue
    await nextFrame()
    signal.throwIfAborted()
  }
}

/** Returns the camera of a touch device; null for other devices and for browsers without barcode detection. */
export function browserCamera(): Camera | null {
  const { BarcodeDetector: Barcodes } = window
  // Undefined in pages without HTTPS, despite its type.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!Barcodes || !devices || !matchMedia(touch).matches) return null
  return {
    isSupported: async () => (await Barcodes.getSupportedFormats()).includes(format),
    read: async (video, isWanted, signal) => {
      const stream = await devices.getUserMedia({ video: { facingMode: 'environment' } })
      const stop = () => {
        for (const track of stream.getTracks()) track.stop()
      }
      signal.addEventListener('abort', stop)
      try {
        signal.throwIfAborted()
        video.srcObject = stream
        await video.play()
        return await readVideo(Barcodes, video, isWanted, signal)
      } finally {
        stop()
        video.srcObject = null
      }
    },
  }
}
