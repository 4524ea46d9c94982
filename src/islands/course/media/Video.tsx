/** The player is a file of its own, downloaded when the first video is played. */
export { VideoPlayer } from './VideoPlayer.tsx';
export { VideoTools } from './VideoTools.tsx';
