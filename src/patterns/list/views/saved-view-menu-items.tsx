import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSavedViews } from '#actors/lists/use-saved-views.ts'
import type { SavedView } from '#domain/saved-views.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { copyText } from '#ui/feedback/copy-text.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import type { OpenMenu } from '#ui/overlays/use-menu.ts'
import { ViewDialog } from './view-dialog.tsx'

const copyLink = (path: string) => copyText(new URL(path, location.href).href, t('The link is copied'))

export function SavedViewMenuItems({
  view,
  label,
  path,
  menu,
}: {
  view: SavedView
  label: string
  path: string
  menu: OpenMenu
}) {
  const [, navigate] = useLocation()
  const { save, remove } = useSavedViews()
  const [isRenaming, setRenaming] = useState(false)
  const onRemove = () => {
    const restore = remove(view)
    navigate(path)
    toast({
      kind: 'success',
      title: t('The view {name} is deleted', { name: isolated(view.name) }),
      action: { label: t('Undo'), onPress: restore },
      duration: 8000,
    })
  }
  return (
    <>
      <Menu label={t('View')} {...menu}>
        <MenuItem onAction={() => setRenaming(true)}>{t('Rename')}</MenuItem>
        <MenuItem onAction={() => save({ ...view, isDefault: !view.isDefault })}>
          {view.isDefault
            ? t('Open {list} without this view', { list: label })
            : t('Open {list} with this view', { list: label })}
        </MenuItem>
        <MenuItem onAction={() => void copyLink(path + view.search)}>{t('Copy link')}</MenuItem>
        <MenuItem isDanger onAction={onRemove}>
          {t('Delete')}
        </MenuItem>
      </Menu>
      {isRenaming ? (
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
