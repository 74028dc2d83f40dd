import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSavedViews } from '#actors/lists/use-saved-views.ts'
import type { SavedView } from '#domain/saved-views.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { copyText } from '#ui/feedback/copy-text.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { usePart } from '#ui/lazy-part.ts'
import { useMenu } from '#ui/overlays/use-menu.ts'
import { viewDialog } from './use-save-view.tsx'

const copyLink = (path: string) => copyText(new URL(path, location.href).href, t('Link copied'))

/** Menu of a saved view in the navigation. `label` and `path` belong to the list of the view. */
export function SavedViewMenu({ view, label, path }: { view: SavedView; label: string; path: string }) {
  const { button, menu, ui } = useMenu()
  const { part: ViewDialog, want } = usePart(viewDialog)
  const [, navigate] = useLocation()
  const { save, remove } = useSavedViews()
  const [isRenaming, setRenaming] = useState(false)
  const onRemove = () => {
    const restore = remove(view)
    navigate(path)
    toast({
      kind: 'success',
      title: t('View {name} deleted', { name: isolated(view.name) }),
      action: { label: t('Undo'), onPress: restore },
      duration: 8000,
    })
  }
  return (
    <>
      <IconButton icon="dots" label={t('Menu for the view {name}', { name: isolated(view.name) })} {...button} />
      {ui ? (
        <ui.Menu label={t('View')} {...menu}>
          <ui.MenuItem onAction={() => want(() => setRenaming(true))}>{t('Rename')}</ui.MenuItem>
          <ui.MenuItem onAction={() => save({ ...view, isDefault: !view.isDefault })}>
            {view.isDefault
              ? t('Remove as the default view of {list}', { list: label })
              : t('Set as the default view of {list}', { list: label })}
          </ui.MenuItem>
          <ui.MenuItem onAction={() => void copyLink(path + view.search)}>{t('Copy link')}</ui.MenuItem>
          <ui.MenuItem isDanger onAction={onRemove}>
            {t('Delete')}
          </ui.MenuItem>
        </ui.Menu>
      ) : null}
      {isRenaming && ViewDialog ? (
        <ViewDialog
          view={view}
          label={label}
          title={t('Rename view')}
          onSave={save}
          onClose={() => setRenaming(false)}
        />
      ) : null}
    </>
  )
}
