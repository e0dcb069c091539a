import { UnstyledButton } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '#domain/core/markup/videos.ts';
import classes from './Markup.module.css';

type Props = { video: Video; href: string };

/** A video of another site, which is contacted only when the user presses play (markup.6). */
export function VideoOnClick({ video, href }: Props) {
  const { t } = useTranslation();
  const [playing, setPlaying] = useState(false);
  const { host } = new URL(href);
  if (!playing) {
    return (
      <UnstyledButton className={classes.play} onClick={() => setPlaying(true)}>
        <IconPlayerPlay size={16} stroke={1.75} aria-hidden="true" />
        {t('frame.playVideo', { host })}
      </UnstyledButton>
    );
  }
  return video.provider === 'file' ? (
    // biome-ignore lint/a11y/useMediaCaption: whoever wrote the link has no captions to give
    <video className={classes.video} src={video.src} controls autoPlay />
  ) : (
    <iframe
      className={classes.video}
      src={video.src}
      title={t('frame.playVideo', { host })}
      loading="lazy"
      // A player needs scripts and its site's storage; it may not open windows or navigate this page.
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="fullscreen; picture-in-picture"
      // YouTube requires a referrer.
      referrerPolicy="strict-origin"
    />
  );
}
