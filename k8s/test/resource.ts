/** The parts of Kubernetes resources that the rules read; the cluster validates the others. */
export interface Resource {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec: Spec;
}

export interface Spec {
  strategy?: { rollingUpdate?: { maxUnavailable?: number | string } };
  template?: { spec: PodSpec };
  ttlSecondsAfterFinished?: number;
  podSelector?: { matchLabels?: Record<string, string> };
  policyTypes?: string[];
  egress?: { to?: Peer[] }[];
  ingress?: { from?: Peer[] }[];
  scaleTargetRef?: { name: string };
  selector?: { matchLabels?: Record<string, string> };
}

interface Peer {
  podSelector?: { matchLabels?: Record<string, string> };
}

export interface PodSpec {
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type: string } };
  topologySpreadConstraints?: unknown[];
  containers: Container[];
}

export interface Container {
  image: string;
  command?: string[];
  env?: { name: string }[];
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[] };
  };
  readinessProbe?: { httpGet?: { path: string } };
  livenessProbe?: { httpGet?: { path: string } };
  startupProbe?: unknown;
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
}
