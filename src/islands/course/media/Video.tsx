/** What plays a video: one file, downloaded with the first one that is played. */
export { VideoPlayer } from './VideoPlayer.tsx';
export { VideoTools } from './VideoTools.tsx';
