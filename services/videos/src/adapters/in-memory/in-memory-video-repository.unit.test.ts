import { describeVideoRepositoryContract } from '../../../test/contracts/video-repository.contract.ts';
import { createInMemoryVideoRepository } from './in-memory-video-repository.ts';

describeVideoRepositoryContract('memory', async () => createInMemoryVideoRepository());
