import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Camera } from '#actors/camera/camera.ts'
import { isTradeNumber } from '#domain/trades/trade-name.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import * as css from './scan-dialog.css.ts'

const isDenied = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError'

const problemOf = (error: unknown) =>
  isDenied(error)
    ? t('The browser blocked the camera. Allow the camera for this site, then try again.')
    : t('Could not open the camera. Close other apps that use it, then try again.')

type ReadingProps = {
  camera: Camera
  onFound: (number: string) => void
  onProblem: (message: string) => void
}

/** Camera picture. Reads barcodes while mounted. */
function CameraPicture({ camera, ...notify }: ReadingProps) {
  const video = useRef<HTMLVideoElement>(null)
  const onFound = useEffectEvent(notify.onFound)
  const onProblem = useEffectEvent(notify.onProblem)
  useEffect(() => {
    const reading = new AbortController()
    const read = async (picture: HTMLVideoElement) => {
      try {
        const number = await camera.read(picture, isTradeNumber, reading.signal)
        if (!reading.signal.aborted) onFound(number)
      } catch (error) {
        if (!reading.signal.aborted) onProblem(problemOf(error))
      }
    }
    if (video.current) void read(video.current)
    return () => reading.abort()
  }, [camera])
  return <video ref={video} className={css.video} muted playsInline aria-hidden="true" />
}

/** Dialog with the camera picture. Calls `onFound` with the first slip number that the camera reads. */
export function ScanDialog({
  camera,
  onFound,
  onClose,
}: Omit<ReadingProps, 'onProblem'> & {
  onClose: () => void
}) {
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <Dialog isOpen onClose={onClose} title={t('Scan slip')} size="small">
      {problem === null ? (
        <>
          <p className={css.hint}>{t('Hold the slip’s barcode in front of the camera.')}</p>
          <CameraPicture camera={camera} onFound={onFound} onProblem={setProblem} />
        </>
      ) : (
        <Alert
          kind="bad"
          actions={
            <Button icon="retry" onPress={() => setProblem(null)}>
              {t('Retry')}
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
    </Dialog>
  )
}
