import type { VideoRow } from '../../../contract/calls/video.ts';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { VideoForm } from './video-form.tsx';

type VideoDialogProps = {
  /** The video to change, 'new' to add one, null = closed. */
  edited: VideoRow | 'new' | null;
  accountId: number;
  onClose: () => void;
  onSaved: (video: VideoRow, message: string) => void;
  onTakeOther: (video: VideoRow) => void;
};

/** The dialog that adds or changes a video; its title says which (spec 2.15). */
export function VideoDialog({ edited, onClose, ...rest }: VideoDialogProps) {
  const video = edited === 'new' ? null : edited;
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      wide
      title={edited === 'new' ? 'Agregar Vídeo' : 'Editar Vídeo'}
    >
      {edited !== null && <VideoForm {...rest} key={video?.version} video={video} />}
    </Dialog>
  );
}
