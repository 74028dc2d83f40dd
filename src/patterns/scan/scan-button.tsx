import { useState } from 'react'
import type { Camera } from '#actors/camera/camera.ts'
import { useEnvironment } from '#actors/environment.tsx'
import { t } from '#messages/message.ts'
import { useLoaded } from '#patterns/loading/use-loaded.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { lazyPart, usePart } from '#ui/lazy-part.ts'

const scanDialog = lazyPart(async () => (await import('./scan-dialog.tsx')).ScanDialog)

/**
 * Button that reads the number of a slip with the camera. Not rendered if the device or the browser can't read
 * barcodes.
 */
export function ScanButton({ onFound }: { onFound: (number: string) => void }) {
  const { camera } = useEnvironment()
  return camera ? <SupportedScanButton camera={camera} onFound={onFound} /> : null
}

function SupportedScanButton({ camera, onFound }: { camera: Camera; onFound: (number: string) => void }) {
  const { value: isSupported } = useLoaded(() => camera.isSupported())
  const { part: ScanDialog, want } = usePart(scanDialog)
  const [isOpen, setOpen] = useState(false)
  if (!isSupported) return null
  return (
    <>
      <IconButton icon="camera" label={t('Scan slip')} onPress={() => want(() => setOpen(true))} />
      {ScanDialog && isOpen ? (
        <ScanDialog
          camera={camera}
          onClose={() => setOpen(false)}
          onFound={number => {
            setOpen(false)
            onFound(number)
          }}
        />
      ) : null}
    </>
  )
}
